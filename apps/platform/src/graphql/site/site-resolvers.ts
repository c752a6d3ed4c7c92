import { withdrawalDays } from '../../domains/customer-requests/end-of-withdrawal.js'
import { findSeoTranslations, toSeoTranslations } from '../../domains/catalogue/seo-translations.js'
import { instalmentPlans } from '../../foundation/pricing/instalment-plans.js'
import { toContactDetails, toFeatures } from './site-data.js'
import type { DomainResolvers } from '../create-schema.js'
import type { ProductReader } from '../catalogue/product-reader.js'
import { viewScope } from '../catalogue/view-scope.js'

/** Resolvers of what belongs to the whole site. */
export function createSiteResolvers({
  products,
}: {
  products: Pick<ProductReader, 'peek'>
}): DomainResolvers {
  return {
    Query: {
      tenantSettings: (_root, _args, { settings }) => ({ ...settings, withdrawalDays }),
      contactDetails: (_root, _args, { settings, locale }) => toContactDetails(settings, locale),
      socialAccounts: (_root, _args, { settings }) => settings.socialAccounts,
      features: (_root, _args, { settings, locale }) => toFeatures(settings, locale),
      instalments: (_root, { amountMinor }, { settings, locale }) =>
        instalmentPlans(amountMinor, settings.instalments, settings.currency, locale),
      seoTranslations: async (_root, { where, locale }, context) => {
        const { locales } = context.settings
        const asked = locale && locales.includes(locale) ? locale : context.locale
        const scope = { ...viewScope(context), locale: asked }
        const { slug, type } = where
        const isOfRequest = type === 'PRODUCT' && asked === context.locale
        const known = isOfRequest ? await products.peek(context, { slug }) : undefined
        if (known) {
          const { translations: words, images } = known.row
          return toSeoTranslations({ words, image: images[0] ?? null }, slug, scope, locales)
        }
        return context.database.read(context.tenant, (sql) =>
          findSeoTranslations(sql, where, scope, locales),
        )
      },
    },
  }
}
