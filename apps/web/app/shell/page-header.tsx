import { useFormatters, useLocale } from '@floga/i18n/react'
import {
  InfoBar,
  LanguageSwitcher,
  Link,
  MenuBar,
  MobileMenu,
  NavigationLinks,
  TopBar,
} from '@floga/ui'
import { useLocation } from '@remix-run/react'
import type { ReactElement } from 'react'

import { tenant } from '../tenant/tenant.js'
import { useHref, useMessages } from '../wiring/use-language.js'
import { CartToggle } from './cart/cart-toggle.js'
import { useLanguageChoices } from './use-language-choices.js'
import { useSite } from './use-site.js'

/** Info bar, top bar and menu. `isBare`: nothing below the bar, as checkout wants it. */
export function PageHeader({ isBare }: { isBare: boolean }): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { code } = useLocale()
  const { money } = useFormatters()
  const { pathname } = useLocation()
  const { contact, menu } = useSite()
  const languages = useLanguageChoices()
  const isCurrent = (path: string): boolean =>
    path === href('/') ? pathname === path : pathname.startsWith(path)
  const pages = [
    { label: t('nav.home'), href: href('/') },
    { label: t('nav.products'), href: href('/products') },
    { label: t('nav.contact'), href: href('/contact') },
  ].map((item) => ({ ...item, isCurrent: isCurrent(item.href) }))
  const categories = menu.map(({ name, slug }) => {
    const path = href(`/categories/${slug}`)
    return { label: name, href: path, isCurrent: isCurrent(path) }
  })
  const freeAbove = money({ amountMinor: tenant.freeShippingAboveMinor, currency: tenant.currency })
  const phone = contact?.phone
  return (
    <>
      <InfoBar
        role="region"
        aria-label={t('info.label')}
        items={[
          { icon: 'truck', text: t('info.delivery', { amount: freeAbove }) },
          ...(contact ? [{ icon: 'map-pin' as const, text: contact.address }] : []),
          ...(phone
            ? [{ icon: 'phone' as const, text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }]
            : []),
        ]}
      />
      <TopBar
        logo={
          <Link
            href={href('/')}
            variant="plain"
            aria-label={`${tenant.siteName}, ${t('nav.home')}`}
          >
            <img src={`/assets/${tenant.id}/brand/logo.svg`} alt="" width="120" height="36" />
          </Link>
        }
        navigation={<NavigationLinks label={t('nav.main')} items={pages} />}
        menu={
          <MobileMenu label={t('nav.menu')}>
            <NavigationLinks label={t('nav.main')} items={pages} direction="column" />
            <NavigationLinks
              label={t('nav.categoriesLabel')}
              items={categories}
              direction="column"
            />
            <LanguageSwitcher label={t('nav.language')} languages={languages} variant="full" />
          </MobileMenu>
        }
        actions={
          <>
            <LanguageSwitcher key={code} label={t('nav.language')} languages={languages} />
            <CartToggle />
          </>
        }
      />
      {!isBare && <MenuBar label={t('nav.categoriesLabel')} items={categories} />}
    </>
  )
}
