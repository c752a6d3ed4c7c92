import { createLocales } from '@floga/i18n'

import { tenant } from '#tenant/tenant.js'

/** The shop's languages and how they stand in addresses. */
export const locales = createLocales({
  locales: tenant.locales,
  defaultCode: tenant.defaultLocale,
})
