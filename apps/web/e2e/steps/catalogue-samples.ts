/** Words by language. */
interface Words {
  el: string
  en: string
}

/** The shop's own hose in three lengths, and how a visitor comes to it. */
export const hose = {
  categoryName: { el: 'Λάστιχα και ρακόρ', en: 'Hoses and fittings' } satisfies Words,
  categorySlug: { el: 'lasticha-kai-rakor', en: 'hoses-and-fittings' } satisfies Words,
  name: {
    el: 'Λάστιχο υγραερίου Ligatubo Casa με ρακόρ G 1/4 LH',
    en: 'Ligatubo Casa gas hose with G 1/4 LH nuts',
  } satisfies Words,
  slug: {
    el: 'lasticho-ygraeriou-ligatubo-casa-me-rakor-g-1-4-lh',
    en: 'ligatubo-casa-gas-hose-with-g-1-4-lh-nuts',
  } satisfies Words,
  sku: 'LGT-CAS-150',
} as const
