import { BusinessHours, Container, Heading, Text } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useSearchParams } from '@remix-run/react'
import { useAtomValue } from 'jotai/react'
import { useSyncExternalStore } from 'react'
import type { ReactElement } from 'react'

import { CartLines } from '../cart/cart-lines.js'
import { useCart } from '../cart/cart-provider.js'
import { ContactLines } from '../shell/page/contact-lines.js'
import { Section } from '../shell/page/section.js'
import { useSite } from '../shell/page/use-site.js'
import { useMessages } from '../wiring/i18n/use-messages.js'
import { samePath } from '../wiring/seo/alternates.server.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { pageMeta } from '../wiring/seo/page-meta.server.js'
import { SeenPages } from './seen-pages.js'

export { meta } from '../wiring/seo/route-meta.js'

export const handle: PageHandle = { cache: 'public', words: 'all' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const alternates = samePath('/offline')
  return {
    alternates,
    meta: pageMeta(page, {
      title: page.t('offline.title'),
      description: page.t('offline.description'),
      path: '/offline',
      alternates,
      noindex: true,
    }),
  }
}

/** What the shop is without a connection: pages that were seen, the cart, and how to call. Kept by every browser. */
export default function OfflinePage(): ReactElement {
  const t = useMessages()
  const { contact } = useSite()
  const from = useFrom()
  const cart = useAtomValue(useCart().cartAtom)
  return (
    <Container>
      <Section>
        <Heading level={1}>{t('offline.title')}</Heading>
        <Text>{t('offline.text')}</Text>
        {from && <Text>{t('offline.notSeen')}</Text>}
        {from && (
          // The browser's own link: the whole page is asked for, and comes or not.
          <a href={from}>{t('errors.retry')}</a>
        )}
      </Section>
      {cart && cart.lines.length > 0 && (
        <Section>
          <Heading level={2}>{t('cart.title')}</Heading>
          <CartLines lines={cart.lines} />
          <Text>{t('offline.ordering')}</Text>
        </Section>
      )}
      <SeenPages
        initialTerm={from ? (new URLSearchParams(from.split('?')[1]).get('search') ?? '') : ''}
      />
      <Section>
        <Heading level={2}>{t('offline.contactTitle')}</Heading>
        <ContactLines />
        {contact && <BusinessHours aria-label={t('contact.hours')} items={contact.businessHours} />}
      </Section>
    </Container>
  )
}

/** The page that was asked for. Null until scripts run: this page is the same for everybody. */
function useFrom(): string | null {
  const [query] = useSearchParams()
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  const from = query.get('from')
  return isHydrated && from && /^\/(?![/\\])/.test(from) ? from : null
}
