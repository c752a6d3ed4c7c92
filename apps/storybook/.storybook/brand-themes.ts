import type { Theme } from '@floga/ui/theme'

/** The theme of the second shop, from that shop. */
const [waraqa = {}] = Object.values(
  import.meta.glob<Theme>('../../tenant-minimal/app/theme.ts', { import: 'theme', eager: true }),
)

/** Themes that the toolbar offers, by shop. The first shop uses the kit's theme. */
export const brandThemes: Record<string, { title: string; theme: Theme }> = {
  floga: { title: 'Floga', theme: {} },
  waraqa: { title: 'Waraqa', theme: waraqa },
}
