#!/bin/sh
# Au tout premier démarrage de la base (compose.postgres.yaml) : le rôle de Sifflet, qui possède sa base et ne peut rien d'autre.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname=postgres <<'END'
\getenv secret SIFFLET_PASSWORD
CREATE ROLE sifflet LOGIN PASSWORD :'secret';
CREATE DATABASE sifflet OWNER sifflet;
REVOKE ALL ON DATABASE sifflet FROM PUBLIC;
END
