/** Paths of the contract's three endpoints on this server. */
export const basePaths = { main: '/main', data: '/data', auth: '/auth' } as const
