import type { OptimisticCart } from '@floga/cart-core'
import { Alert, ButtonLink, Stack, Text, useHydrated } from '@floga/ui'
import { atom } from 'jotai'
import { useAtomValue } from 'jotai/react'
import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'

import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { sharedCartAtom } from './shared-cart-atom.js'

/** Fetched for shared carts alone. */
const LivePeople = lazy(() => import('./live-people.js'))

const endAtom = atom((get) => {
  const opened = get(sharedCartAtom)
  return opened && get(opened.controller.endAtom)
})

/** Whether the shared cart that this page showed is over for the visitor: what the page came with is then no longer theirs. */
export function useIsSharingOver(): boolean {
  const end = useAtomValue(endAtom)
  return end !== null && end !== 'ordered'
}

/** Says that a shared cart is over for the visitor, whose own cart stands in its place. */
export function SharingOver(): ReactElement {
  const t = useMessages()
  const isSaid = useIsSharingOver()
  // The place is there before its words are, so that they are read out.
  return <div role="status">{isSaid && <Alert tone="warning">{t('cart.sharingOver')}</Alert>}</div>
}

/** The way to share the cart; of a shared one whose it is, who is here, and the way to its people. */
export function SharingBar({ cart }: { cart: OptimisticCart }): ReactElement {
  const t = useMessages()
  const href = useHref()
  const isHydrated = useHydrated()
  const { sharing } = cart
  return (
    <Stack gap="xs">
      <Stack direction="row" gap="sm" align="center" justify="between">
        {sharing && <Text weight="strong">{t('cart.sharedOf', { name: sharing.ownerName })}</Text>}
        <ButtonLink
          href={href('/shared-cart')}
          size="small"
          variant={sharing ? 'secondary' : 'ghost'}
        >
          {t(sharing ? 'cart.people' : 'cart.share')}
        </ButtonLink>
      </Stack>
      {sharing && isHydrated && (
        <Suspense>
          <LivePeople />
        </Suspense>
      )}
    </Stack>
  )
}
