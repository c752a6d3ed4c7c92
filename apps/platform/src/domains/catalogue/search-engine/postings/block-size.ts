/**
 * Number of products that share the rows of a lexeme. Stored data depend on it: changing it needs a
 * migration.
 */
export const blockSize = 2_048
