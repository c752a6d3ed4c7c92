import { textDirection } from '@floga/i18n'
import { LocaleProvider } from '@floga/i18n/react'
import { layerOrder } from '@floga/ui/layers'
import { replayQueuedInteractions } from '@floga/remix-server/browser'
import { StorefrontContext, SiteContext, useLoadedSite } from '@floga/storefront'
import { Links, Meta, Scripts, ScrollRestoration, useLocation, useMatches } from '@remix-run/react'
import { Provider as AtomProvider } from 'jotai/react'
import { useEffect } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { tenant } from '#tenant/tenant.js'
import { shop } from '../wiring/shop.js'
import { languageOf } from '../wiring/i18n/language-of.js'
import { locales } from '../wiring/i18n/locales.js'
import { namespacesOf } from '../wiring/request/page-handle.js'
import { DelegatedLinks } from '../navigation/delegated-links.js'
import { TrackNavigation } from '../navigation/pending-navigation.js'
import { AppStarter } from '../pwa/app-starter.js'
import { CartProvider } from '@floga/storefront/cart'
import { ConsentHead } from '@floga/storefront/consent'
import { useNonce } from './nonce.js'
import { RouteAnnouncer } from './route-announcer.js'
import { SessionProvider } from '@floga/storefront/members'
import { DisableContentVisibilityOnBack } from '../components/disable-content-visibility-on-back.js'

/** The order of layers: the document that a browser has holds it, so that its scripts need not. */
const order = import.meta.env.SSR
  ? layerOrder
  : (document.querySelector('style[data-layers]')?.textContent ?? '')

const { touchIcon }: { touchIcon: string | null } = tenant.app

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }): ReactElement {
  const { pathname } = useLocation()
  const locale = locales.parsePath(pathname).locale
  const namespaces = namespacesOf(useMatches().map(({ handle }) => handle))
  const { t, formatters } = languageOf(locale, namespaces)
  const nonce = useNonce()
  const site = useLoadedSite()
  // The last effect of the page: every listener of its components is there.
  useEffect(() => replayQueuedInteractions(window), [])
  return (
    <SiteContext.Provider value={site}>
      <html lang={locale.code} dir={textDirection(locale.iso)} data-messages={namespaces.join(' ')}>
        <head>
          <meta charSet="utf-8" />
          {/*
           * The order of cascade layers precedes every stylesheet, whichever chunk loads first.
           */}
          <style
            nonce={nonce}
            data-layers=""
            suppressHydrationWarning
            // oxlint-disable-next-line react/no-danger -- the kit's own, no foreign text
            dangerouslySetInnerHTML={{ __html: order }}
          />
          <ConsentHead nonce={nonce} />
          <DisableContentVisibilityOnBack nonce={nonce} />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          {/*
           * Safari would make links of numbers, which React does not find again.
           */}
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
          <meta name="theme-color" content={tenant.themeColor} />
          <link rel="icon" href={`/assets/${tenant.id}/${tenant.images.icon}.svg`} />
          {touchIcon && <link rel="apple-touch-icon" href={touchIcon} />}
          <link rel="manifest" href={locales.localizePath('/manifest.webmanifest', locale.code)} />
          <Meta />
          <Links />
        </head>
        <body>
          <LocaleProvider locale={locale} translator={t} formatters={formatters}>
            <StorefrontContext.Provider value={shop}>
              <AtomProvider>
                <CartProvider>
                  <SessionProvider>{children}</SessionProvider>
                  <RouteAnnouncer />
                  <AppStarter />
                </CartProvider>
              </AtomProvider>
              <DelegatedLinks />
              <TrackNavigation />
            </StorefrontContext.Provider>
          </LocaleProvider>
          <ScrollRestoration nonce={nonce} />
          <Scripts nonce={nonce} />
        </body>
      </html>
    </SiteContext.Provider>
  )
}
