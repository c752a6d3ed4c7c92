import { createLocales } from '@floga/i18n'
import { tenant } from '#tenant/tenant.js'

/** The shop's languages and their prefixes in addresses. */
export const locales = createLocales({
  locales: tenant.locales,
  defaultCode: tenant.defaultLocale,
})
