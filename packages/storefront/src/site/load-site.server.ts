import {
  ContactDetailsDocument,
  FooterTaxonsDocument,
  MenuCategoriesDocument,
  ProductsSearchDocument,
  SocialAccountsDocument,
  TenantSettingsDocument,
} from '@floga/api-client/operations'
import type {
  Capability,
  MenuCategoriesQuery,
  ProductsSearchQuery,
  TenantSettingsQuery,
} from '@floga/api-client/operations'

import { toCookieQuestion } from '../features/consent/to-cookie-question.js'
import type { ShopApi } from '../request/api/create-shop-api.server.js'
import type { PageContext } from '../request/page-context.server.js'
import type { Site } from './site.js'
import { pagelessCapabilities } from './pageless-capabilities.js'
import { missingPaths } from '../lib/routes/missing-paths.js'
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
    ({ query }) => querySite(query, year, page),
    ({ isComplete }) => isComplete,
  )
}

const CAPABILITIES_DEADLINE_MS = 1_000

/**
 * Loads what the platform is capable of beyond catalogue, cart and an order as a guest; undefined
 * where it does not say so soon: the page's own questions wait for it.
 */
export function loadCapabilities(
  api: Pick<ShopApi, 'shared'>,
): Promise<readonly Capability[] | undefined> {
  return api
    .shared('capabilities', ({ query }) =>
      query(TenantSettingsDocument, {}, CAPABILITIES_DEADLINE_MS),
    )
    .then(({ tenantSettings }) => tenantSettings.capabilities)
    .catch(() => undefined)
}

async function querySite(
  query: ShopApi['query'],
  year: string,
  page: Pick<PageContext, 'shop' | 't'>,
): Promise<LoadedSite> {
  const [menu, footer, contact, accounts, settings, products] = await Promise.allSettled([
    query(MenuCategoriesDocument, {}),
    query(FooterTaxonsDocument, {}),
    query(ContactDetailsDocument, {}),
    query(SocialAccountsDocument, {}),
    query(TenantSettingsDocument, {}),
    query(ProductsSearchDocument, { first: 1 }),
  ])
  const told = settings.status === 'fulfilled' ? settings.value.tenantSettings : null
  return {
    isComplete: [menu, footer, contact, accounts, settings, products].every(
      ({ status }) => status === 'fulfilled',
    ),
    site: {
      cookies: told && told.analytics.length > 0 ? toCookieQuestion(page) : null,
      year,
      menu:
        menu.status === 'fulfilled'
          ? toMenu(menu.value.menuCategories, await queryOffers(query, menu.value.menuCategories))
          : [],
      footerCategories: footer.status === 'fulfilled' ? footer.value.footerTaxons : [],
      productsCount: products.status === 'fulfilled' ? products.value.productsSearch.total : null,
      socialAccounts: accounts.status === 'fulfilled' ? accounts.value.socialAccounts : [],
      settings: told && toSiteSettings(told),
      missingParts: told
        ? pagelessCapabilities.filter((one) => !told.capabilities.includes(one))
        : [],
      missingPaths: missingPaths(page.shop.features, told?.capabilities),
      contact: contact.status === 'fulfilled' ? contact.value.contactDetails : null,
    },
  }
}

/** The product of each category that is reduced most; menus are the same without one. */
function queryOffers(
  query: ShopApi['query'],
  categories: MenuCategoriesQuery['menuCategories'],
): Promise<(ProductsSearchQuery['productsSearch']['nodes'][number] | undefined)[]> {
  return Promise.all(
    categories.map(({ id }) =>
      query(ProductsSearchDocument, {
        first: 1,
        where: { categories: [id], onSale: true },
        order: 'DISCOUNT',
      }).then(
        ({ productsSearch }) => productsSearch.nodes[0],
        () => undefined,
      ),
    ),
  )
}

/** Every page carries them: without what only the server asks. */
function toSiteSettings({
  capabilities: _capabilities,
  ...settings
}: TenantSettingsQuery['tenantSettings']): Site['settings'] {
  return settings
}
