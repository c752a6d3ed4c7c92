import type { OptimisticCart } from '@floga/cart-core'
import { ButtonLink, Stack, Text, useHydrated } from '@floga/ui'
import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'

import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'

/** Fetched for shared carts alone. */
const LivePeople = lazy(() => import('./live-people.js'))

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
