import { messages } from '#messages'
import { createStorefront } from '@floga/storefront/shop'

import { currency, defaultLocale, id, look, name, timeZone } from '../platform/tenant.json'
import { features } from './features.js'
import { app } from './app.js'
import { languages } from './languages.js'

/** The shop's static settings; those of its tenant on the platform are the same. */
export const shop = createStorefront({
  id,
  name,
  currency,
  timeZone,
  pageSize: 12,
  mark: '/mark.svg',
  themeColor: look.action,
  app,
  locales: languages,
  defaultLocale,
  features,
  messages,
})
