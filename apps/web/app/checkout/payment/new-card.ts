/** Stands for a card that is typed in at the payment provider's, where a saved one could be chosen. */
export const NEW_CARD = 'new'
