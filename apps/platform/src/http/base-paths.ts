/** Where this server answers the contract's three endpoints. */
export const basePaths = { main: '/main', data: '/data', auth: '/auth' } as const
