'use client'

import { textDirection } from '@floga/i18n'
import { LocaleProvider } from '@floga/i18n/react'
import { ButtonLink, Container, ErrorState, LinkProvider, SkipLink } from '@floga/ui'
import { layerOrder } from '@floga/ui/layers'
import { themeRules } from '@floga/ui/theme'
import type { Theme } from '@floga/ui/theme'
import type { LinkTargetProps } from '@floga/ui'
import * as remix from '@remix-run/react'
import { Provider as AtomProvider } from 'jotai/react'
import { forwardRef, useContext } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { CartDrawer } from '../../features/cart/drawer/cart-drawer.js'
import { CartNotices } from '../../features/cart/cart-notices.js'
import { CartProvider } from '../../features/cart/cart-provider.js'
import { namespacesOf } from '../../request/page-handle.js'
import { useLocaleCookie } from '../../site/use-language-choices.js'
import { SiteContext, useLoadedSite } from '../../site/use-site.js'
import type { Storefront } from '../create-storefront.js'
import { PageHeader } from './page-header.js'
import {
  NonceContext,
  StorefrontContext,
  useLanguage,
  useStorefront,
} from './storefront-context.js'

/** The router's link, for every link of the kit. */
const RouterLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(function RouterLink(
  { href, ...rest },
  ref,
) {
  return <remix.Link ref={ref} to={href} {...rest} />
})

export interface StorefrontLayoutProps {
  shop: Storefront
  theme: Theme
  /** The footer: `PageFooter`, or your own. */
  footer: ReactNode
  children: ReactNode
}

/** The document around every page, error pages included. */
export function StorefrontLayout({
  shop,
  theme,
  footer,
  children,
}: StorefrontLayoutProps): ReactElement {
  const { locale } = shop.locales.parsePath(remix.useLocation().pathname)
  const nonce = useContext(NonceContext)
  const handles = remix.useMatches().map(({ handle }) => handle)
  // Every page has the cart drawer; `shared` of `storefrontVite` says so to the check of messages.
  const namespaces = namespacesOf([
    ...(shop.features.cart ? [{ namespaces: ['cart'] }] : []),
    ...handles,
  ])
  const { t, formatters } = shop.languageOf(locale, namespaces)
  const site = useLoadedSite()
  return (
    <html lang={locale.code} dir={textDirection(locale.iso)} data-messages={namespaces.join(' ')}>
      <head>
        <meta charSet="utf-8" />
        {[layerOrder, themeRules(theme)].map((rules) => (
          <style
            key={rules}
            nonce={nonce}
            suppressHydrationWarning
            // oxlint-disable-next-line react/no-danger -- constants of the kit and the shop, no foreign text
            dangerouslySetInnerHTML={{ __html: rules }}
          />
        ))}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <link rel="icon" href={shop.mark} />
        <remix.Meta />
        <remix.Links />
      </head>
      <body>
        <LocaleProvider locale={locale} translator={t} formatters={formatters}>
          <StorefrontContext.Provider value={shop}>
            <SiteContext.Provider value={site}>
              <LinkProvider component={RouterLink}>
                <AtomProvider>
                  <CartProvider>
                    <SkipLink href="#content">{t('nav.skip')}</SkipLink>
                    <PageHeader />
                    <main id="content" tabIndex={-1}>
                      {shop.features.cart && <CartNotices />}
                      {children}
                    </main>
                    {footer}
                    {shop.features.cart && <CartDrawer />}
                    <LocaleCookie />
                  </CartProvider>
                </AtomProvider>
              </LinkProvider>
            </SiteContext.Provider>
          </StorefrontContext.Provider>
        </LocaleProvider>
        <remix.ScrollRestoration nonce={nonce} />
        <remix.Scripts nonce={nonce} />
      </body>
    </html>
  )
}

function LocaleCookie(): null {
  useLocaleCookie()
  return null
}

/** Renders in place of a page that is missing or failed. */
export function StorefrontError(): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const error = remix.useRouteError()
  const isMissing = remix.isRouteErrorResponse(error) && error.status === 404
  const title = t(isMissing ? 'errors.notFound' : 'errors.systemError')
  return (
    <Container className="storefront-page">
      <title>{`${title} | ${shop.name}`}</title>
      <ErrorState
        title={title}
        {...(isMissing ? { code: '404' } : {})}
        action={<ButtonLink href={href('/products')}>{t('categories.all')}</ButtonLink>}
      />
    </Container>
  )
}
