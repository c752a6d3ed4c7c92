import { withdrawalDays } from '../../domains/customer-requests/end-of-withdrawal.js'
import { findSeoTranslations } from '../../domains/catalogue/seo-translations.js'
import { instalmentPlans } from '../../foundation/pricing/instalment-plans.js'
import { toContactDetails, toFeatures } from './site-data.js'
import type { DomainResolvers } from '../create-schema.js'
import { viewScope } from '../catalogue/view-scope.js'

/** Resolvers of what belongs to the whole site. */
export function createSiteResolvers(): DomainResolvers {
  return {
    Query: {
      tenantSettings: (_root, _args, { settings }) => ({ ...settings, withdrawalDays }),
      contactDetails: (_root, _args, { settings, locale }) => toContactDetails(settings, locale),
      socialAccounts: (_root, _args, { settings }) => settings.socialAccounts,
      features: (_root, _args, { settings, locale }) => toFeatures(settings, locale),
      instalments: (_root, { amountMinor }, { settings, locale }) =>
        instalmentPlans(amountMinor, settings.instalments, settings.currency, locale),
      seoTranslations: (_root, args, context) => {
        const { locales } = context.settings
        const asked = args.locale && locales.includes(args.locale) ? args.locale : context.locale
        return context.database.read(context.tenant, (sql) =>
          findSeoTranslations(sql, args.where, { ...viewScope(context), locale: asked }, locales),
        )
      },
    },
  }
}
