import {
  ContactDetailsDocument,
  FooterTaxonsDocument,
  MenuCategoriesDocument,
  SocialAccountsDocument,
  TenantSettingsDocument,
} from '@floga/api-client/operations'

import { toCookieQuestion } from '../features/consent/to-cookie-question.js'
import type { ShopApi } from '../request/api/create-shop-api.server.js'
import type { PageContext } from '../request/page-context.server.js'
import type { CookieQuestion, Site } from './site.js'
import { toMenu } from './to-menu.js'

/** Data of the root route, as its loader returns it and `useSite` reads it. */
export interface LoadedSite {
  site: Site
  /** Whether all of it could be loaded; otherwise its page is not cached. */
  isComplete: boolean
}

/**
 * Loads the shop's data for every page of a language, as far as the platform is available. For the
 * root route, whose layout is rendered also without it.
 *
 * @param page The document's context, of `documentContext`.
 */
export function loadSite(page: Pick<PageContext, 'api' | 'shop' | 't'>): Promise<LoadedSite> {
  const year = String(new Date().getFullYear())
  return page.api.shared(
    `site ${year}`,
    ({ query }) => querySite(query, year, () => toCookieQuestion(page)),
    ({ isComplete }) => isComplete,
  )
}

async function querySite(
  query: ShopApi['query'],
  year: string,
  cookieQuestion: () => CookieQuestion,
): Promise<LoadedSite> {
  const [menu, footer, contact, accounts, settings] = await Promise.allSettled([
    query(MenuCategoriesDocument, {}),
    query(FooterTaxonsDocument, {}),
    query(ContactDetailsDocument, {}),
    query(SocialAccountsDocument, {}),
    query(TenantSettingsDocument, {}),
  ])
  const isMeasured =
    settings.status === 'fulfilled' && settings.value.tenantSettings.analytics.length > 0
  return {
    isComplete: [menu, footer, contact, accounts, settings].every(
      ({ status }) => status === 'fulfilled',
    ),
    site: {
      cookies: isMeasured ? cookieQuestion() : null,
      year,
      menu: menu.status === 'fulfilled' ? toMenu(menu.value.menuCategories) : [],
      footerCategories: footer.status === 'fulfilled' ? footer.value.footerTaxons : [],
      socialAccounts: accounts.status === 'fulfilled' ? accounts.value.socialAccounts : [],
      settings: settings.status === 'fulfilled' ? settings.value.tenantSettings : null,
      contact: contact.status === 'fulfilled' ? contact.value.contactDetails : null,
    },
  }
}
