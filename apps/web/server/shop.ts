import type { Storefront } from '@floga/storefront/shop'

import { home } from '#tenant/home.js'
import { scenes } from '#tenant/scenes.js'
import { tenant } from '#tenant/tenant.js'
import { features } from '../app/features.js'
import { shop as browserShop } from '../app/shop.js'

/** The shop with settings that only the server needs, which would weigh in every page. */
export const shop: Storefront = {
  ...browserShop,
  descriptionIn: ({ code }) => tenant.tagline[code] ?? '',
  feeds: tenant.feeds,
  home,
  scenes,
  newsletterWording: tenant.newsletterWording,
  features,
}
