/** The page of the notice on the legal guarantee. */
export const guaranteePath = '/legal-guarantee'
