import { messages } from '#messages'
import { createStorefront } from '@floga/storefront/shop'
import type { Storefront } from '@floga/storefront/shop'

import { tenant } from '#tenant/tenant.js'

/** This tenant as the pages of the storefront know it; `createShopServer` adds what pages do not need. */
export const shop: Storefront = createStorefront({
  id: tenant.id,
  name: tenant.name,
  currency: tenant.currency,
  timeZone: tenant.timeZone,
  pageSize: tenant.pageSize,
  mark: `/assets/${tenant.id}/${tenant.images.icon}.svg`,
  logo: { src: `/assets/${tenant.id}/brand/logo.svg`, width: 120, height: 43 },
  themeColor: tenant.themeColor,
  app: tenant.app,
  footer: tenant.footer,
  paymentLogos: tenant.paymentLogos,
  registers: tenant.registers,
  photographs: tenant.photographs,
  leastOfferProducts: tenant.leastOfferProducts,
  searchExamples: tenant.searchExamples,
  locales: tenant.locales,
  defaultLocale: tenant.defaultLocale,
  messages,
  images: tenant.images,
  inactiveForms: tenant.inactiveForms,
  cookies: tenant.cookies,
})
