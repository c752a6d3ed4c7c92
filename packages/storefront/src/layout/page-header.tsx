import { useFormatters, useLocale } from '@floga/i18n/react'
import { InfoBar, LanguageSwitcher, MegaMenu, TopBar } from '@floga/ui'
import type { NavigationItem } from '@floga/ui'
import { css } from '@linaria/core'
import { useLocation } from '@remix-run/react'
import type { ReactElement } from 'react'

import { useLanguage } from '../lib/views/storefront-context.js'
import { CartToggle } from '../features/cart/drawer/cart-toggle.js'
import { HeaderMenu, MainNavigation } from './header-menu.js'
import { phoneHref } from '../components/contact/phone-href.js'
import { freeShippingAbove } from '../components/free-shipping-above.js'
import { useHasPage, useSite } from '../site/use-site.js'
import { MemberAccess } from '../features/members/session/member-control.js'
import { HeaderSearch } from './header-search.js'
import { ShopLogo } from './shop-logo.js'
import { Slot } from './slot.js'
import { useCategoryMenu, useCategoryPosition } from '../site/use-category-menu.js'
import type { CategoryPosition } from '../site/use-category-menu.js'
import { useLanguageChoices } from '../site/use-language-choices.js'

/** Phones choose the language in the menu and at the page's foot. */
const fromMedium = css`
  @layer app {
    @media (max-width: 767.98px) {
      display: none;
    }
  }
`

/**
 * Info bar, top bar and menu. `isBare`: no search and nothing below the bar, as checkout wants it.
 */
export function PageHeader({ isBare }: { isBare: boolean }): ReactElement {
  const { t, href } = useLanguage()
  const { code } = useLocale()
  const hasPage = useHasPage()
  const { pathname } = useLocation()
  const place = useCategoryPosition()
  const languages = useLanguageChoices()
  const isCurrent = (path: string): boolean =>
    path === href('/') ? pathname === path : pathname.startsWith(path)
  const pages = [
    { label: t('nav.home'), path: '/' },
    { label: t('nav.products'), path: '/products' },
    { label: t('offers.title'), path: '/offers' },
    { label: t('brands.title'), path: '/brands' },
    { label: t('nav.contact'), path: '/contact' },
  ]
    .filter(({ path }) => hasPage(path))
    .map(({ label, path }) => ({ label, href: href(path), isCurrent: isCurrent(href(path)) }))
  return (
    <>
      <ShopInfo pages={pages} />
      <TopBar
        logo={<ShopLogo />}
        menu={<HeaderMenu pages={pages} place={place} languages={languages} />}
        search={isBare ? undefined : <HeaderSearch />}
        actions={
          <>
            {languages.length > 1 && (
              <LanguageSwitcher
                key={code}
                className={fromMedium}
                label={t('nav.language')}
                languages={languages}
              />
            )}
            <Slot name="headerEnd" />
            <MemberAccess />
            {hasPage('/shopping-cart') && <CartToggle />}
          </>
        }
      />
      {!isBare && <CategoryMenu {...place} />}
    </>
  )
}

/** The info bar above all pages, with the pages that are no categories. */
function ShopInfo({ pages }: { pages: readonly NavigationItem[] }): ReactElement {
  const { t } = useLanguage()
  const { money } = useFormatters()
  const { contact, settings } = useSite()
  const freeAbove = freeShippingAbove(settings)
  const phone = contact?.phone
  return (
    <InfoBar
      role="region"
      aria-label={t('info.label')}
      navigation={<MainNavigation items={pages} tone="inverse" />}
      items={[
        ...(freeAbove
          ? [
              {
                icon: 'truck' as const,
                text: t('info.delivery', { amount: money(freeAbove), where: freeAbove.where }),
              },
            ]
          : []),
        ...(contact ? [{ icon: 'map-pin' as const, text: contact.address }] : []),
        ...(phone ? [{ icon: 'phone' as const, text: phone, href: phoneHref(phone) }] : []),
      ]}
    />
  )
}

/** The categories below the bar. */
function CategoryMenu(place: CategoryPosition): ReactElement {
  const { t } = useLanguage()
  const items = useCategoryMenu(place)
  // Known to scripts alone: an open panel closes when it changes.
  const { pathname } = useLocation()
  return <MegaMenu label={t('nav.categoriesLabel')} items={items} routeKey={pathname} />
}
