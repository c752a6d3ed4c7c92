/**
 * Details of a test of `pnpm test:long`, left out of `npm test`: another test
 * covers most of it, or it takes longer than it finds.
 */
export const long = { tag: '@long' } as const

/** The same, for a part of the variants of a test. */
export const longIf = (isLong: boolean) => (isLong ? long : {})
