import { useFormatters, useLocale } from '@floga/i18n/react'
import { InfoBar, LanguageSwitcher, Link, MegaMenu, TopBar } from '@floga/ui'
import { css } from '@linaria/core'
import { useLocation } from '@remix-run/react'
import type { ReactElement } from 'react'

import { tenant } from '#tenant/tenant.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { CartToggle } from '../../cart/cart-toggle.js'
import { HeaderMenu, MainNavigation } from './header-menu.js'
import { phoneHref } from '../page/phone-href.js'
import { MemberLink } from '../../session/member-control.js'
import { SiteSearch } from '../../catalogue/search/site-search.js'
import { useCategoryMenu, useCategoryPlace } from './use-category-menu.js'
import type { CategoryPlace } from './use-category-menu.js'
import { useLanguageChoices } from '../page/use-language-choices.js'
import { keptPart } from '../page/kept-part.js'
import { freeShippingAbove } from '../page/free-shipping-above.js'
import { useSite } from '../page/use-site.js'

/** Phones choose the language in the menu and at the page's foot. */
const fromMedium = css`
  @layer app {
    @media (max-width: 767.98px) {
      display: none;
    }
  }
`

/** Info bar, top bar and menu. `isBare`: no search and nothing below the bar, as checkout wants it. */
export function PageHeader({ isBare }: { isBare: boolean }): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { code } = useLocale()
  const { pathname } = useLocation()
  const place = useCategoryPlace()
  const languages = useLanguageChoices()
  const isCurrent = (path: string): boolean =>
    path === href('/') ? pathname === path : pathname.startsWith(path)
  const pages = [
    { label: t('nav.home'), href: href('/') },
    { label: t('nav.products'), href: href('/products') },
    { label: t('nav.contact'), href: href('/contact') },
  ].map((item) => ({ ...item, isCurrent: isCurrent(item.href) }))
  return (
    <>
      <ShopFacts />
      <TopBar
        logo={
          <Link href={href('/')} variant="plain" aria-label={`${tenant.name}, ${t('nav.home')}`}>
            <img src={`/assets/${tenant.id}/brand/logo.svg`} alt="" width="120" height="43" />
          </Link>
        }
        navigation={<MainNavigation items={pages} direction="row" />}
        menu={<HeaderMenu pages={pages} place={place} languages={languages} />}
        search={isBare ? undefined : <SiteSearch />}
        actions={
          <>
            <LanguageSwitcher
              key={code}
              className={fromMedium}
              label={t('nav.language')}
              languages={languages}
            />
            <MemberLink />
            <CartToggle />
          </>
        }
      />
      {!isBare && <CategoryMenu {...place} />}
    </>
  )
}

/** What the shop says of itself above all pages. */
const ShopFacts = keptPart(
  'shop facts',
  function ShopFacts(): ReactElement {
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
            ? [{ icon: 'truck' as const, text: t('info.delivery', { amount: money(freeAbove) }) }]
            : []),
          ...(contact ? [{ icon: 'map-pin' as const, text: contact.address }] : []),
          ...(phone ? [{ icon: 'phone' as const, text: phone, href: phoneHref(phone) }] : []),
        ]}
      />
    )
  },
  { seesSite: true },
)

/** The categories below the bar. */
const CategoryMenu = keptPart<CategoryPlace>(
  'category menu',
  function CategoryMenu(place): ReactElement {
    const t = useMessages()
    const items = useCategoryMenu(place)
    // Known to scripts alone: an open panel closes when it changes.
    const { pathname } = useLocation()
    return <MegaMenu label={t('nav.categoriesLabel')} items={items} routeKey={pathname} />
  },
  { seesSite: true },
)
