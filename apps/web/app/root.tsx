import '#tenant/fonts.js'
import '@floga/ui/global'
import 'virtual:tenant-theme.css'
import { loadSite } from '@floga/storefront/server'
import { SkipLink } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useMatches } from '@remix-run/react'
import type { ShouldRevalidateFunction } from '@remix-run/react'
import { createElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { ConsentBar } from '@floga/storefront/consent'
import { LazyVisitEvents } from './layout/lazy-visit-events.js'
import { ErrorPage } from './layout/error-page.js'
import { documentContext, toStorefrontPage } from './wiring/request/page-context.server.js'
import type { Member, Site } from '@floga/storefront'
import { useSite } from '@floga/storefront'
import { readHandle } from './wiring/request/page-handle.js'
import type { PageHandle } from './wiring/request/page-handle.js'
import { useMessages } from './wiring/i18n/use-messages.js'
import { useLocaleCookie } from '@floga/storefront'
import { ShopLayout } from './layout/shop-layout.js'

export { Layout } from './layout/layout.js'
export { errorMeta as meta } from './layout/error-page.js'

// Every page has the cart drawer; `shared` of `vite.config.ts` says so to the check of messages.
export const handle: PageHandle = { namespaces: ['cart'] }

/** Data that all pages share. The layout is rendered even if the platform is unavailable. */
export async function loader(args: LoaderFunctionArgs): Promise<{
  locale: string
  isComplete: boolean
  member: Member | null
  hasServiceWorker: boolean
  site: Site
}> {
  const page = documentContext(args)
  const { locale, session } = page
  // Cached pages are rendered anonymously: their request has no cookies.
  const known = session.toPublic()
  const { isComplete, site } = await loadSite(toStorefrontPage(page))
  return {
    locale: locale.code,
    member: await known.then((member) => member && { email: member.email }),
    hasServiceWorker: args.context.settings.hasServiceWorker,
    isComplete,
    site,
  }
}

/** Menu and footer are reused within one language. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams['lang'] !== nextParams['lang']

export default function App(): ReactElement {
  return (
    <PageLayout>
      <Outlet />
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

/** The layout that a page selects in its handle. */
function PageLayout({ children }: { children: ReactNode }): ReactElement {
  useLocaleCookie()
  const t = useMessages()
  const { cookies } = useSite()
  const layouts = useMatches().map((match) => readHandle(match.handle).layout)
  const layout = layouts.findLast((one) => one !== undefined) ?? 'shop'
  return (
    <>
      {/*
       * The first link of the page, as screen readers expect it; the consent prompt comes next.
       */}
      <SkipLink href="#content">{t('nav.skip')}</SkipLink>
      {cookies && (
        <>
          <LazyVisitEvents />
          <ConsentBar texts={cookies} placement={layout === 'checkout' ? 'page' : 'fixed'} />
        </>
      )}
      {typeof layout === 'string' ? (
        <ShopLayout isBare={layout === 'checkout'}>{children}</ShopLayout>
      ) : (
        createElement(layout, null, children)
      )}
    </>
  )
}
