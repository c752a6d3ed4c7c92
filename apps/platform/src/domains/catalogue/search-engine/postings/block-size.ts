/** As many products, by number, share the rows of a lexeme. What is written depends on it: another one needs a migration. */
export const blockSize = 2_048
