'use client'

import { Link, LanguageSwitcher, MegaMenu, MobileMenu, MobileMenuSection } from '@floga/ui'
import { NavigationLinks, SearchField, TopBar } from '@floga/ui'
import { useLocation } from '@remix-run/react'
import type { ReactElement } from 'react'

import { CartToggle } from '../../features/cart/drawer/cart-toggle.js'
import { SiteSearch } from '../../features/search/site-search.js'
import { useCategoryMenu, useCategoryPosition } from '../../site/use-category-menu.js'
import { useLanguageChoices } from '../../site/use-language-choices.js'
import { useLanguage, useStorefront } from './storefront-context.js'

/** The shop's name, categories, search, languages and cart. */
export function PageHeader(): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const { pathname, search } = useLocation()
  const kinds = useCategoryMenu(useCategoryPosition())
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
          shop.features.search ? (
            <SiteSearch />
          ) : (
            <SearchField
              action={href('/products')}
              label={t('products.searchLabel')}
              submitLabel={t('products.searchAction')}
              input={{ placeholder: t('products.searchLabel') }}
            />
          )
        }
        actions={
          <>
            {shop.locales.all.length > 1 && <Languages />}
            {shop.features.cart && <CartToggle />}
          </>
        }
      />
      <MegaMenu label={t('nav.main')} items={kinds} routeKey={pathname + search} />
    </>
  )
}

/** The page in other languages. */
function Languages(): ReactElement {
  const { t } = useLanguage()
  return <LanguageSwitcher label={t('nav.language')} languages={useLanguageChoices()} />
}
