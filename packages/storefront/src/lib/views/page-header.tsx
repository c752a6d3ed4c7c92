'use client'

import {
  Link,
  IconLink,
  LanguageSwitcher,
  MegaMenu,
  MobileMenu,
  MobileMenuSection,
} from '@floga/ui'
import { NavigationLinks, SearchField, TopBar } from '@floga/ui'
import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import { useSite } from '../../site/use-site.js'
import { useLanguage, useStorefront } from './storefront-context.js'

/** The shop's name, categories, search, languages and cart. */
export function PageHeader(): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const { pathname, search } = useLocation()
  const categories = useSite().menu
  const quantity = useCartQuantity()
  const kinds = categories.map(({ name, slug }) => {
    const address = href(`/products?category=${slug}`)
    const isCurrent = address === decodeURIComponent(`${pathname}${search}`)
    return { id: slug, label: name, href: address, isCurrent }
  })
  const all = { label: t('nav.products'), href: href('/products') }
  return (
    <>
      <TopBar
        logo={
          <Link href={href('/')} variant="plain" className="storefront-logo">
            <img src={shop.mark} alt="" width="36" height="36" />
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
            {shop.locales.all.length > 1 && <Languages />}
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

/** Links to the page in other languages, as in its alternates; to home if it has no other. */
function Languages(): ReactElement {
  const { t, code } = useLanguage()
  const { locales } = useStorefront()
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

/** Number of items in the cart. Pages are public, so the browser loads it on each page. */
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
