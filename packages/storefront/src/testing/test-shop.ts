import { messages } from '../generated/all-messages.js'
import { createStorefront } from '../lib/create-storefront.js'

/** A shop of two languages for tests; addresses in English have a prefix. */
export const testShop = createStorefront({
  id: 'tea',
  name: 'Tea',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  pageSize: 12,
  mark: '/leaf.svg',
  locales: [
    { code: 'de', iso: 'de-DE', name: 'German', label: 'Deutsch' },
    { code: 'en', iso: 'en-GB', name: 'English', label: 'English' },
  ],
  defaultLocale: 'de',
  messages,
})
