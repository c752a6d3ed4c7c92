import { useFormatters, useLocale } from '@floga/i18n/react'
import { InfoBar, LanguageSwitcher, Link, MegaMenu, TopBar } from '@floga/ui'
import { css } from '@linaria/core'
import { useLocation } from '@remix-run/react'
import type { ReactElement } from 'react'

import { tenant } from '#tenant/tenant.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { CartToggle } from '@floga/storefront/cart'
import { HeaderMenu, MainNavigation } from './header-menu.js'
import { phoneHref, freeShippingAbove, useHasPage, useSite } from '@floga/storefront'
import { MemberAccess } from '@floga/storefront/members'
import { SiteSearch } from '@floga/storefront/search'
import { useSearchExamples } from './use-search-examples.js'
import { useCategoryMenu, useCategoryPosition } from '@floga/storefront'
import type { CategoryPosition } from '@floga/storefront'
import { useLanguageChoices } from '@floga/storefront'

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
  const examples = useSearchExamples()
  const t = useMessages()
  const href = useHref()
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
      <ShopInfo />
      <TopBar
        logo={
          <Link href={href('/')} variant="plain" aria-label={`${tenant.name}, ${t('nav.home')}`}>
            <img src={`/assets/${tenant.id}/brand/logo.svg`} alt="" width="120" height="43" />
          </Link>
        }
        navigation={<MainNavigation items={pages} direction="row" />}
        menu={<HeaderMenu pages={pages} place={place} languages={languages} />}
        search={isBare ? undefined : <SiteSearch examples={examples} />}
        actions={
          <>
            <LanguageSwitcher
              key={code}
              className={fromMedium}
              label={t('nav.language')}
              languages={languages}
            />
            <MemberAccess />
            <CartToggle />
          </>
        }
      />
      {!isBare && <CategoryMenu {...place} />}
    </>
  )
}

/** The info bar above all pages. */
function ShopInfo(): ReactElement {
  const t = useMessages()
  const { money } = useFormatters()
  const { contact, settings } = useSite()
  const freeAbove = freeShippingAbove(settings)
  const phone = contact?.phone
  return (
    <InfoBar
      role="region"
      aria-label={t('info.label')}
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
  const t = useMessages()
  const items = useCategoryMenu(place)
  // Known to scripts alone: an open panel closes when it changes.
  const { pathname } = useLocation()
  return <MegaMenu label={t('nav.categoriesLabel')} items={items} routeKey={pathname} />
}
