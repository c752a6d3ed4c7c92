import { createStorefront } from '@floga/storefront/shop'
import { messages } from '#messages'

export const shop = createStorefront({
  id: 'waraqa', // the tenant's id on the platform
  name: 'Waraqa',
  currency: 'AED',
  timeZone: 'Asia/Dubai',
  pageSize: 12,
  mark: '/leaf.svg',
  locales: [{ code: 'en', iso: 'en-GB', name: 'English', label: 'English' }],
  defaultLocale: 'en',
  messages, // of floga-messages, below
})
