import { SkipLink } from '@floga/ui'
import { Outlet, useMatches } from '@remix-run/react'
import type { ShouldRevalidateFunction } from '@remix-run/react'
import { createElement } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { ConsentBar } from '../features/consent/consent-bar.js'
import { LazyVisitEvents } from '../features/visits/lazy-visit-events.js'
import { useLanguage } from '../lib/views/storefront-context.js'
import { readHandle } from '../request/page-handle.js'
import type { PageHandle } from '../request/page-handle.js'
import { useLocaleCookie } from '../site/use-language-choices.js'
import { useSite } from '../site/use-site.js'
import { ErrorPage } from './error-page.js'
import { ShopLayout } from './shop-layout.js'

/** `handle` of the root route: every page has the cart drawer. */
export const rootHandle: PageHandle = { namespaces: ['cart'] }

/** `shouldRevalidate` of the root route: menu and footer are reused within one language. */
export const revalidateRoot: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams['lang'] !== nextParams['lang']

/** Every page in its layout. The root route's component. */
export function StorefrontPages(): ReactElement {
  return (
    <PageLayout>
      <Outlet />
    </PageLayout>
  )
}

/** In place of a page that is missing or failed. `ErrorBoundary` of the root route. */
export function StorefrontError(): ReactElement {
  return (
    <PageLayout>
      <ErrorPage />
    </PageLayout>
  )
}

/** The layout that a page selects in its handle. */
function PageLayout({ children }: { children: ReactNode }): ReactElement {
  useLocaleCookie()
  const { t } = useLanguage()
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
