'use client'

import { isCartOwner } from '@floga/cart-core'
import { BusinessHours, ButtonLink, Heading, Text } from '@floga/ui'
import { useAtomValue } from 'jotai/react'
import type { ReactElement } from 'react'

import { CartLines } from '../cart/lines/cart-lines.js'
import { useCart } from '../cart/cart-provider.js'
import { ContactLines } from '../../components/contact/contact-lines.js'
import { phoneHref } from '../../components/contact/phone-href.js'
import { useSite } from '../../site/use-site.js'
import { offlineColumns } from './offline.styles.js'
import { useStorefront } from '../../lib/views/storefront-context.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { SeenPages } from './seen-pages.js'

/** The offline page's content: the cart, visited pages, phone and opening hours. */
export function OfflineContent({
  asked,
}: {
  /** URL of the requested page; null if none. */
  asked: string | null
}): ReactElement {
  const { t } = useLanguage()
  const { locales } = useStorefront()
  const { contact } = useSite()
  const cart = useAtomValue(useCart().cartAtom)
  const url = new URL(asked ?? '/', 'https://shop.invalid')
  const isOrdering = /^\/checkout(\/|$)/.test(locales.parsePath(url.pathname).path)
  return (
    <div className={offlineColumns}>
      <div>
        {isOrdering && <Text weight="strong">{t('offline.ordering')}</Text>}
        {cart && cart.lines.length > 0 && (
          <section>
            <Heading level={2}>{t('cart.title')}</Heading>
            <CartLines lines={cart.lines} maySave={isCartOwner(cart)} />
            {!isOrdering && <Text>{t('offline.ordering')}</Text>}
          </section>
        )}
        <SeenPages initialTerm={url.searchParams.get('search') ?? ''} />
      </div>
      {contact && (
        <aside aria-label={t('offline.contactTitle')}>
          <Heading level={2} size={3}>
            {t('offline.contactTitle')}
          </Heading>
          <ButtonLink href={phoneHref(contact.phone)} icon="phone" variant="primary">
            {contact.phone}
          </ButtonLink>
          <BusinessHours aria-label={t('contact.hours')} items={contact.businessHours} />
          <ContactLines />
        </aside>
      )}
    </div>
  )
}
