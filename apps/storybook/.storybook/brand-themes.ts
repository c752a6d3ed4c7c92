import type { Theme } from '@floga/ui/theme'

/** The theme of the second shop, as it stands in that shop. */
const [waraqa = {}] = Object.values(
  import.meta.glob<Theme>('../../tenant-minimal/app/shop.ts', { import: 'theme', eager: true }),
)

/** Looks that the toolbar offers, by the shop that has them. The first shop looks as the kit does. */
export const brandThemes: Record<string, { title: string; theme: Theme }> = {
  floga: { title: 'Floga', theme: {} },
  waraqa: { title: 'Waraqa', theme: waraqa },
}
