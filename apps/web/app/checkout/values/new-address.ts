/** Stands for an address that is typed in, where one of the book could be chosen. */
export const NEW_ADDRESS = 'new'
