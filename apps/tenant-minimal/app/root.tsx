import '@floga/ui/global'
import '@floga/ui/styles.css'
import '@fontsource/el-messiri/600.css'
import '@fontsource/tajawal/400.css'
import '@fontsource/tajawal/700.css'
import './shop.css'
import { ContactDetailsDocument, MenuCategoriesDocument } from '@floga/api-client/operations'
import { textDirection } from '@floga/i18n'
import { LocaleProvider } from '@floga/i18n/react'
import { ButtonLink, Container, ErrorState, FooterColumn, IconLink, Link } from '@floga/ui'
import { LanguageSwitcher, LinkProvider, MegaMenu, MobileMenu, MobileMenuSection } from '@floga/ui'
import { NavigationLinks, SearchField, SiteFooter, SkipLink, Text, TopBar } from '@floga/ui'
import { layerOrder } from '@floga/ui/layers'
import { themeRules } from '@floga/ui/theme'
import type { LinkTargetProps } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import * as remix from '@remix-run/react'
import { forwardRef, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { createLanguage, locales, useLanguage } from './language.js'
import { NonceContext } from './nonce.js'
import { openRequest } from './open-request.server.js'
import { shop, theme } from './shop.js'

const { useLocation, useRouteLoaderData } = remix

export async function loader(args: LoaderFunctionArgs) {
  const { query } = openRequest(args)
  const [{ menuCategories }, { contactDetails }] = await Promise.all([
    query(MenuCategoriesDocument, {}),
    query(ContactDetailsDocument, {}),
  ])
  return { categories: menuCategories, contact: contactDetails }
}

/** The router's link, for every link of the kit. */
const RouterLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(function RouterLink(
  { href, ...rest },
  ref,
) {
  return <remix.Link ref={ref} to={href} {...rest} />
})

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }): ReactElement {
  const { locale } = locales.parsePath(useLocation().pathname)
  const nonce = useContext(NonceContext)
  const { t, formatters } = useMemo(() => createLanguage(locale), [locale])
  return (
    <html lang={locale.code} dir={textDirection(locale.iso)}>
      <head>
        {[layerOrder, themeRules(theme)].map((rules) => (
          <style
            key={rules}
            nonce={nonce}
            suppressHydrationWarning
            // oxlint-disable-next-line react/no-danger -- constants of the kit and the shop, no foreign text
            dangerouslySetInnerHTML={{ __html: rules }}
          />
        ))}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/leaf.svg" />
        <remix.Meta />
        <remix.Links />
      </head>
      <body>
        <LocaleProvider locale={locale} translator={t} formatters={formatters}>
          <LinkProvider component={RouterLink}>
            <SkipLink href="#content">{t('nav.skip')}</SkipLink>
            <PageHeader />
            <main id="content" tabIndex={-1}>
              {children}
            </main>
            <PageFooter />
          </LinkProvider>
        </LocaleProvider>
        <remix.ScrollRestoration nonce={nonce} />
        <remix.Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App(): ReactElement {
  return <remix.Outlet />
}

export function ErrorBoundary(): ReactElement {
  const { t, href } = useLanguage()
  const error = remix.useRouteError()
  const isMissing = remix.isRouteErrorResponse(error) && error.status === 404
  const title = t(isMissing ? 'errors.notFound' : 'errors.systemError')
  return (
    <Container className="page">
      <title>{`${title} | ${shop.name}`}</title>
      <ErrorState
        title={title}
        {...(isMissing ? { code: '404' } : {})}
        action={<ButtonLink href={href('/products')}>{t('products.all')}</ButtonLink>}
      />
    </Container>
  )
}

function PageHeader(): ReactElement {
  const { t, href } = useLanguage()
  const { pathname, search } = useLocation()
  const categories = useRouteLoaderData<typeof loader>('root')?.categories ?? []
  const quantity = useCartQuantity()
  const kinds = categories.map(({ id, name, slug }) => {
    const address = href(`/products?category=${slug}`)
    const isCurrent = address === decodeURIComponent(`${pathname}${search}`)
    return { id, label: name, href: address, isCurrent }
  })
  const all = { label: t('nav.products'), href: href('/products') }
  return (
    <>
      <TopBar
        logo={
          <Link href={href('/')} variant="plain" className="logo">
            <img src="/leaf.svg" alt="" width="36" height="36" />
            {shop.name}
          </Link>
        }
        navigation={<NavigationLinks label={t('nav.shop')} items={[all]} />}
        menu={
          <MobileMenu label={t('nav.menu')} closeLabel={t('close')} routeKey={pathname + search}>
            <MobileMenuSection>
              <NavigationLinks label={t('nav.main')} items={[all, ...kinds]} direction="column" />
            </MobileMenuSection>
          </MobileMenu>
        }
        search={
          <SearchField
            action={href('/products')}
            label={t('nav.search')}
            submitLabel={t('nav.search')}
            input={{ placeholder: t('nav.search') }}
          />
        }
        actions={
          <>
            <Languages />
            <IconLink
              href={href('/shopping-cart')}
              icon="bag"
              label={t('cart.link', { count: quantity })}
              count={quantity}
            />
          </>
        }
      />
      <MegaMenu label={t('nav.main')} items={kinds} routeKey={pathname + search} />
    </>
  )
}

/** The page in the other languages, as it tells search engines; home where it has no other. */
function Languages(): ReactElement {
  const { t, code } = useLanguage()
  const { pathname } = useLocation()
  return (
    <LanguageSwitcher
      label={t('nav.language')}
      languages={locales.all.map((locale) => ({
        code: locale.code,
        label: locale.label,
        shortLabel: locale.code.toUpperCase(),
        href: locales.switchPath(pathname, code, locale.code),
        isCurrent: locale.code === code,
      }))}
    />
  )
}

function PageFooter(): ReactElement {
  const { t, href } = useLanguage()
  const contact = useRouteLoaderData<typeof loader>('root')?.contact
  return (
    <SiteFooter bottom={<Text size="small">{t('footer.note')}</Text>}>
      <FooterColumn title={t('footer.about')}>
        <Text size="small">{t('home.text')}</Text>
      </FooterColumn>
      {contact && (
        <FooterColumn title={t('footer.contact')}>
          <Text size="small">{contact.address}</Text>
          <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
        </FooterColumn>
      )}
      <FooterColumn title={t('footer.shop')}>
        <ul>
          <li>
            <Link href={href('/products')}>{t('nav.products')}</Link>
          </li>
          <li>
            <Link href={href('/terms')}>{t('terms.title')}</Link>
          </li>
        </ul>
      </FooterColumn>
    </SiteFooter>
  )
}

/** Pieces in the cart: pages are the same for everybody, so that the browser asks, on each page anew. */
function useCartQuantity(): number {
  const { key } = useLocation()
  const [quantity, setQuantity] = useState(0)
  useEffect(() => {
    const asked = new AbortController()
    fetch(`/cart-count?page=${key}`, { signal: asked.signal })
      .then((answer) => answer.json())
      .then(
        (count) => setQuantity(Number(count) || 0),
        () => undefined,
      )
    return () => asked.abort()
  }, [key])
  return quantity
}
