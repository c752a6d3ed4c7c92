/** Texts by language. */
interface Texts {
  el: string
  en: string
}

/** A hose in three lengths, and its category. */
export const hose = {
  categoryName: { el: 'Λάστιχα και ρακόρ', en: 'Hoses and fittings' } satisfies Texts,
  categorySlug: { el: 'lasticha-kai-rakor', en: 'hoses-and-fittings' } satisfies Texts,
  name: {
    el: 'Λάστιχο υγραερίου Ligatubo Casa με ρακόρ G 1/4 LH',
    en: 'Ligatubo Casa gas hose with G 1/4 LH nuts',
  } satisfies Texts,
  slug: {
    el: 'lasticho-ygraeriou-ligatubo-casa-me-rakor-g-1-4-lh',
    en: 'ligatubo-casa-gas-hose-with-g-1-4-lh-nuts',
  } satisfies Texts,
  sku: 'LGT-CAS-150',
} as const

/** A regulator with images from three sides. */
export const manySided = {
  slug: {
    el: 'rythmistis-rythmizomenos-dosaflux-vario-20-60-mbar',
    en: 'dosaflux-vario-adjustable-regulator-20-60-mbar',
  } satisfies Texts,
} as const

/** A screw-on regulator in two flows, of which the greater is on sale. */
export const regulator = {
  slug: {
    el: 'rythmistis-vidotos-dosaflux-basis-30-mbar',
    en: 'dosaflux-basis-screw-on-regulator-30-mbar',
  } satisfies Texts,
  name: {
    el: 'Ρυθμιστής βιδωτός Dosaflux Basis 30 mbar',
    en: 'Dosaflux Basis screw-on regulator 30 mbar',
  } satisfies Texts,
  saleSku: 'DFX-BAS-30-15',
} as const

/** A clip-on regulator whose pressures and connections do not come in every combination. */
export const clipOn = {
  slug: {
    el: 'rythmistis-koubotos-dosaflux-klik-1-5-kg-h',
    en: 'dosaflux-klik-clip-on-regulator-1-5-kg-h',
  } satisfies Texts,
  /** Available for 21 mm only; ordered from the maker. */
  rareSku: 'DFX-KLK-50-21',
  /** Few in stock. */
  scarceSku: 'DFX-KLK-37-20',
} as const
