import '#tenant/fonts.js'
import '@floga/ui/global'
import 'virtual:tenant-theme.css'
import {
  ContactDetailsDocument,
  FooterTaxonsDocument,
  MenuCategoriesDocument,
  SocialAccountsDocument,
  TenantSettingsDocument,
} from '@floga/api-client/operations'
import { SkipLink } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useMatches } from '@remix-run/react'
import type { ShouldRevalidateFunction } from '@remix-run/react'
import { createElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { consentScript } from '@floga/consent'
import { tenant } from '#tenant/tenant.js'
import { loadConsentBar, loadedConsentBar } from './shell/layout/load-consent-bar.js'
import { storedKeys } from './wiring/browser/stored-keys.js'
import { ErrorPage } from './shell/layout/error-page.js'
import { serialize } from './wiring/request/serialize.js'
import type { Serialized } from './wiring/request/serialize.js'
import { documentContext } from './wiring/request/page-context.server.js'
import type { ShopApi } from './wiring/api/create-shop-api.server.js'
import type { Translate } from './wiring/i18n/create-language.js'
import type { CookieQuestion, Member, Site } from './wiring/site/site.js'
import { toMenu } from './wiring/site/to-menu.js'
import { readHandle } from './wiring/request/page-handle.js'
import { useMessages } from './wiring/i18n/use-messages.js'
import { PageOutlet } from './shell/drawn-ahead/page-outlet.js'
import { useSite } from './shell/page/use-site.js'
import { useLocaleCookie } from './shell/page/use-locale-cookie.js'
import { ShopLayout } from './shell/layout/shop-layout.js'

export { Layout } from './shell/layout/layout.js'
export { errorMeta as meta } from './shell/layout/error-page.js'

/** What all pages share. The layout stands also when the platform does not answer. */
export async function loader(args: LoaderFunctionArgs): Promise<{
  locale: string
  isComplete: boolean
  member: Member | null
  hasServiceWorker: boolean
  site: Serialized<Site>
}> {
  const { api, locale, session, t } = documentContext(args)
  // Cached pages are drawn for nobody: their request has no cookies.
  const known = session.toPublic()
  const year = String(new Date().getFullYear())
  const shared = await api.shared(
    `site ${year}`,
    ({ query }) => loadSite(query, { t, year }),
    ({ isComplete }) => isComplete,
  )
  if (shared.isMeasured) await loadConsentBar()
  return {
    locale: locale.code,
    member: await known.then((member) => member && { email: member.email }),
    hasServiceWorker: args.context.settings.hasServiceWorker,
    isComplete: shared.isComplete,
    site: shared.site,
  }
}

/** What every page of a language shows of the shop, as far as the platform answers. */
async function loadSite(
  query: ShopApi['query'],
  { t, year }: { t: Translate; year: string },
): Promise<{ site: Serialized<Site>; isComplete: boolean; isMeasured: boolean }> {
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
    isMeasured,
    isComplete: [menu, footer, contact, accounts, settings].every(
      ({ status }) => status === 'fulfilled',
    ),
    site: serialize({
      cookies: isMeasured ? cookieQuestion(t) : null,
      year,
      menu: menu.status === 'fulfilled' ? toMenu(menu.value.menuCategories) : [],
      footerCategories: footer.status === 'fulfilled' ? footer.value.footerTaxons : [],
      socialAccounts: accounts.status === 'fulfilled' ? accounts.value.socialAccounts : [],
      settings: settings.status === 'fulfilled' ? settings.value.tenantSettings : null,
      contact: contact.status === 'fulfilled' ? contact.value.contactDetails : null,
    }),
  }
}

function cookieQuestion(t: Translate): CookieQuestion {
  return {
    script: consentScript({ version: tenant.cookies.version, name: storedKeys.consent }),
    title: t('cookies.title'),
    question: t('cookies.question'),
    basic: t('cookies.basic'),
    all: t('cookies.all'),
    optedOut: t('cookies.optedOut'),
    understood: t('cookies.understood'),
    settings: t('cookies.settings'),
  }
}

/** Menu and footer stay while one language is browsed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams['lang'] !== nextParams['lang']

export default function App(): ReactElement {
  return (
    <PageLayout>
      <PageOutlet />
    </PageLayout>
  )
}

export function ErrorBoundary(): ReactElement {
  return (
    <PageLayout>
      <ErrorPage />
    </PageLayout>
  )
}

/** The frame that a page asks for in its handle. */
function PageLayout({ children }: { children: ReactNode }): ReactElement {
  useLocaleCookie()
  const t = useMessages()
  const { cookies } = useSite()
  const consentBar = loadedConsentBar()
  const layouts = useMatches().map(({ handle }) => readHandle(handle).layout)
  const layout = layouts.findLast((one) => one !== undefined) ?? 'shop'
  return (
    <>
      {/* The first link of the page, as screen readers expect it; the question comes next. */}
      <SkipLink href="#content">{t('nav.skip')}</SkipLink>
      {cookies &&
        consentBar &&
        createElement(consentBar, {
          words: cookies,
          placement: layout === 'checkout' ? 'page' : 'fixed',
        })}
      {typeof layout === 'string' ? (
        <ShopLayout isBare={layout === 'checkout'}>{children}</ShopLayout>
      ) : (
        createElement(layout, null, children)
      )}
    </>
  )
}
