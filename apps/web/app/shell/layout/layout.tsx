import { textDirection } from '@floga/i18n'
import { LocaleProvider } from '@floga/i18n/react'
import { LinkProvider } from '@floga/ui'
import { layerOrder } from '@floga/ui/layers'
import { Meta, ScrollRestoration, useLocation, useMatches } from '@remix-run/react'
import { Provider as AtomProvider } from 'jotai/react'
import type { ReactElement, ReactNode } from 'react'

import { tenant } from '#tenant/tenant.js'
import { languageFor } from '../../wiring/i18n/load-language.js'
import { locales } from '../../wiring/i18n/locales.js'
import { wordsOf } from '../../wiring/request/page-handle.js'
import { AppStarter } from '../../pwa/app-starter.js'
import { CartProvider } from '../../cart/cart-provider.js'
import { ConsentHead } from './consent-head.js'
import { useNonce } from './nonce.js'
import { PageScripts } from './page-scripts.js'
import { PageSheets } from '../links/page-sheets.js'
import { PagesAhead } from '../links/pages-ahead.js'
import { useDeferredNavigations } from '../links/pending-navigation.js'
import { RouterLink } from '../links/router-link.js'
import { RouteAnnouncer } from './route-announcer.js'
import { SessionProvider } from '../../session/session-provider.js'
import { SiteContext, useLoadedSite } from '../page/use-site.js'
import { WholePage } from '../page/whole-page.js'

/** The order of layers: the document that a browser has holds it, so that its scripts need not. */
const order = import.meta.env.SSR
  ? layerOrder
  : (document.querySelector('style[data-layers]')?.textContent ?? '')

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }): ReactElement {
  const { pathname } = useLocation()
  const locale = locales.parsePath(pathname).locale
  const words = wordsOf(useMatches().map(({ handle }) => handle))
  const { t, formatters } = languageFor(locale, words)
  const nonce = useNonce()
  const site = useLoadedSite()
  useDeferredNavigations()
  return (
    <SiteContext.Provider value={site}>
      <html lang={locale.code} dir={textDirection(locale.iso)}>
        <head>
          {/* The order of layers stands before every stylesheet, whichever chunk comes first. */}
          <style
            nonce={nonce}
            data-layers=""
            suppressHydrationWarning
            // oxlint-disable-next-line react/no-danger -- the kit's own, no foreign text
            dangerouslySetInnerHTML={{ __html: order }}
          />
          <ConsentHead />
          <WholePage nonce={nonce} />
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content={tenant.themeColor} />
          <link rel="icon" href={`/assets/${tenant.id}/${tenant.images.icon}.svg`} />
          <link rel="manifest" href={locales.localizePath('/manifest.webmanifest', locale.code)} />
          <Meta />
          <PageSheets />
        </head>
        <body>
          <LocaleProvider locale={locale} translator={t} formatters={formatters}>
            <LinkProvider component={RouterLink}>
              <AtomProvider>
                <CartProvider>
                  <SessionProvider>{children}</SessionProvider>
                  <RouteAnnouncer />
                  <AppStarter />
                  <PagesAhead />
                </CartProvider>
              </AtomProvider>
            </LinkProvider>
          </LocaleProvider>
          <ScrollRestoration nonce={nonce} />
          <PageScripts nonce={nonce} />
        </body>
      </html>
    </SiteContext.Provider>
  )
}
