import type { ShopPlace } from './shop-place.js'

/** A shop that is made. */
export interface NewShop {
  /** Id of its tenant. */
  name: string
  title: string
  port: number
  place: ShopPlace
}

/** A text in each language of a shop; English where there is none. */
export function inLanguages(
  { place }: NewShop,
  texts: Readonly<Record<string, string>> & { en: string },
): Record<string, string> {
  return Object.fromEntries(place.languages.map((code) => [code, texts[code] ?? texts.en]))
}

/** Marks what only the owner of a shop knows; `floga-storefront check` counts the marks. */
export function fillIn(what: string): string {
  return `[FILL IN: ${what}]`
}
