/** Finds the name of the newest migration that a database has. */
export const readNewestMigration = 'SELECT max(name) AS name FROM schema_migrations'
