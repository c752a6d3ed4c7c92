import { createFormatters, createLocales, negotiateLocale } from '@floga/i18n'

export const locales = createLocales({
  locales: [
    { code: 'el', iso: 'el-GR', name: 'Greek', label: 'Ελληνικά' },
    { code: 'en', iso: 'en-US', name: 'English', label: 'English' },
  ],
  defaultCode: 'el',
})
export const english = locales.parsePath('/en/products').locale
export const switched = locales.switchPath('/en/products?page=2', 'en', 'el') // '/products?page=2'
export const wanted = negotiateLocale(locales, { path: '/', cookieHeader: 'locale=en' }).locale

const formatters = createFormatters({ iso: 'el-GR', timeZone: 'Europe/Athens' })
export const price = formatters.money({ amountMinor: 123450, currency: 'EUR' }) // '1.234,50 €'
