'use client'

import { textDirection } from '@floga/i18n'
import { LocaleProvider } from '@floga/i18n/react'
import { replayQueuedInteractions } from '@floga/remix-server/browser'
import { layerOrder } from '@floga/ui/layers'
import { Links, Meta, Scripts, ScrollRestoration, useLocation, useMatches } from '@remix-run/react'
import { Provider as AtomProvider } from 'jotai/react'
import { useContext, useEffect } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { AppStarter } from '../features/app/app-starter.js'
import { CartProvider } from '../features/cart/cart-provider.js'
import { ConsentHead } from '../features/consent/consent-head.js'
import { SessionProvider } from '../features/members/session/session-provider.js'
import type { Storefront } from '../lib/create-storefront.js'
import { NonceContext, StorefrontContext } from '../lib/views/storefront-context.js'
import { DelegatedLinks } from '../navigation/delegated-links.js'
import { TrackNavigation } from '../navigation/pending-navigation.js'
import { namespacesOf } from '../request/page-handle.js'
import { SiteContext, useLoadedSite } from '../site/use-site.js'
import { DisableContentVisibilityOnBack } from './disable-content-visibility-on-back.js'
import { RouteAnnouncer } from './route-announcer.js'
import { SlotsContext } from './slot.js'
import type { Slots } from './slot.js'

export interface StorefrontLayoutProps {
  shop: Storefront
  /**
   * Colours, fonts and corners, as `themeRules` of `@floga/ui/theme` writes them. @default those of a
   * stylesheet that the app imports
   */
  theme?: string
  /** Components of the app in places of the pages. @default none */
  slots?: Slots
  children: ReactNode
}

const noSlots: Slots = {}

/** The document around every page, error pages included. For `Layout` of the root route. */
export function StorefrontLayout({
  shop,
  theme,
  slots = noSlots,
  children,
}: StorefrontLayoutProps): ReactElement {
  const { locale } = shop.locales.parsePath(useLocation().pathname)
  const namespaces = namespacesOf(useMatches().map(({ handle }) => handle))
  const { t, formatters } = shop.languageOf(locale, namespaces)
  const nonce = useContext(NonceContext)
  const site = useLoadedSite()
  // The last effect of the page: every listener of its components is there.
  useEffect(() => replayQueuedInteractions(window), [])
  return (
    <SiteContext.Provider value={site}>
      <html lang={locale.code} dir={textDirection(locale.iso)} data-messages={namespaces.join(' ')}>
        <StorefrontContext.Provider value={shop}>
          <head>
            <meta charSet="utf-8" />
            {/*
             * The order of cascade layers precedes every stylesheet, whichever chunk loads first.
             */}
            <Style rules={layerOrder} />
            {theme && <Style rules={theme} />}
            <ConsentHead nonce={nonce} />
            <DisableContentVisibilityOnBack nonce={nonce} />
            <meta
              name="viewport"
              content="width=device-width, initial-scale=1, viewport-fit=cover"
            />
            {/*
             * Safari would make links of numbers, which React does not find again.
             */}
            <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
            {shop.themeColor && <meta name="theme-color" content={shop.themeColor} />}
            <link rel="icon" href={shop.mark} />
            {shop.app?.touchIcon && <link rel="apple-touch-icon" href={shop.app.touchIcon} />}
            {shop.app && (
              <link
                rel="manifest"
                href={shop.locales.localizePath('/manifest.webmanifest', locale.code)}
              />
            )}
            <Meta />
            <Links />
          </head>
          <body>
            <LocaleProvider locale={locale} translator={t} formatters={formatters}>
              <SlotsContext.Provider value={slots}>
                <AtomProvider>
                  <CartProvider>
                    <SessionProvider>{children}</SessionProvider>
                    <RouteAnnouncer />
                    <AppStarter />
                  </CartProvider>
                </AtomProvider>
                <DelegatedLinks />
                <TrackNavigation />
              </SlotsContext.Provider>
            </LocaleProvider>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </body>
        </StorefrontContext.Provider>
      </html>
    </SiteContext.Provider>
  )
}

/** Rules in the document, which stay as the server has sent them. */
function Style({ rules }: { rules: string }): ReactElement {
  return (
    <style
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- constants of the kit and the shop, no foreign text
      dangerouslySetInnerHTML={{ __html: rules }}
    />
  )
}
