import type { Theme } from '@floga/ui/theme'

/** The kit's own look is Floga's. */
export const theme: Theme = {}
