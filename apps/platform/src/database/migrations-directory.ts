import { fileURLToPath } from 'node:url'

/** The platform's own migrations, beside `src` and `dist` alike. */
export const migrationsDirectory = fileURLToPath(new URL('../../migrations/', import.meta.url))
