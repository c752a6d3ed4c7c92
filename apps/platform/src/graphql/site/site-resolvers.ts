import { withdrawalDays } from '../../domains/customer-requests/end-of-withdrawal.js'
import { findSeoTranslations, toSeoTranslations } from '../../domains/catalogue/seo-translations.js'
import { instalmentPlans } from '../../foundation/pricing/instalment-plans.js'
import { freeShippingPlaces } from '../../foundation/tenants/free-shipping-places.js'
import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'
import { toContactDetails, toFeatures } from './site-data.js'
import type { Capability } from '../../foundation/generated/contract-types.js'
import type { DomainResolvers } from '../create-schema.js'
import type { ProductReader } from '../catalogue/product-reader.js'
import { viewScope } from '../catalogue/view-scope.js'

/** All that the contract knows: the platform implements the whole of it. */
const allCapabilities = Object.keys({
  BACK_IN_STOCK: true,
  BRANDS: true,
  CONTENT: true,
  COUPONS: true,
  DELIVERY_ESTIMATE: true,
  MEMBERS: true,
  NEWSLETTER: true,
  ONLINE_PAYMENT: true,
  ORDERS: true,
  PROMOTIONS: true,
  REQUESTS: true,
  REVIEWS: true,
  SAVED_LINES: true,
  SEARCH_SUGGESTIONS: true,
  SHARED_CART: true,
  VISIT_COUNTS: true,
  WITHDRAWAL: true,
} satisfies Record<Capability, true>) as Capability[]

/** Reviews are the tenant's decision: it answers for what they say. */
function capabilitiesOf({ reviews }: Pick<TenantSettings, 'reviews'>): Capability[] {
  return allCapabilities.filter((capability) => capability !== 'REVIEWS' || reviews !== null)
}

/** Resolvers of site-wide data. */
export function createSiteResolvers({
  products,
}: {
  products: Pick<ProductReader, 'peek'>
}): DomainResolvers {
  return {
    Query: {
      tenantSettings: (_root, _args, { settings, locale }) => ({
        ...settings,
        capabilities: capabilitiesOf(settings),
        withdrawalDays,
        freeShippingPlaces: freeShippingPlaces(settings, locale),
      }),
      contactDetails: (_root, _args, { settings, locale }) => toContactDetails(settings, locale),
      socialAccounts: (_root, _args, { settings }) => settings.socialAccounts,
      features: (_root, _args, { settings, locale }) => toFeatures(settings, locale),
      instalments: (_root, { amountMinor }, { settings, locale }) =>
        instalmentPlans(amountMinor, settings.instalments, settings.currency, locale),
      seoTranslations: async (_root, { where, clientId, locale }, context) => {
        if (clientId && clientId !== context.tenant) return null
        const { locales } = context.settings
        const asked = locale && locales.includes(locale) ? locale : context.locale
        const scope = { ...viewScope(context), locale: asked }
        const { slug, type } = where
        const isOfRequest = type === 'PRODUCT' && asked === context.locale
        const known = isOfRequest ? await products.peek(context, { slug }) : undefined
        if (known) {
          const { translations: texts, images } = known.row
          return toSeoTranslations({ texts, image: images[0] ?? null }, slug, scope, locales)
        }
        return context.database.read(context.tenant, (sql) =>
          findSeoTranslations(sql, where, scope, locales),
        )
      },
    },
  }
}
