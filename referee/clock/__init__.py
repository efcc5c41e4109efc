"""Time: the beat, deadlines and what moves them, reminders, thinking times, outages."""
