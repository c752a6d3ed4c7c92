'use client'

import { Button, Container } from '@floga/ui'
import { useAtomValue } from 'jotai/react'
import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { useCart } from './cart-provider.js'
import { useUnseenRejections } from './drawer/use-cart-drawer.js'

const CartMergeNotice = lazy(async () => {
  const { CartMergeNotice: notice } = await import('./cart-merge-notice.js')
  return { default: notice }
})
const RefusedAdditions = lazy(async () => {
  const { RefusedAdditions: notice } = await import('./add/refused-additions.js')
  return { default: notice }
})

/**
 * Shows, on any page, changes of the cart at login and rejected additions of a page that was left.
 */
export function CartNotices(): ReactElement | null {
  const cart = useCart()
  const merged = useAtomValue(cart.mergedAtom)
  const { refused, dismiss } = useUnseenRejections()
  // A boundary of the server's page would be hydrated later, and an update before that makes React
  // throw (error 421).
  if (merged.length === 0 && refused.length === 0) return null
  return (
    <Suspense>
      {merged.length > 0 && (
        <Container>
          <CartMergeNotice changes={merged} actions={<Dismiss onClick={cart.dismissMerged} />} />
        </Container>
      )}
      {refused.length > 0 && (
        <Container>
          <RefusedAdditions refused={refused} actions={<Dismiss onClick={dismiss} />} />
        </Container>
      )}
    </Suspense>
  )
}

function Dismiss({ onClick }: { onClick: () => void }): ReactElement {
  const { t } = useLanguage()
  return (
    <Button size="small" onClick={onClick}>
      {t('cartChange.dismiss')}
    </Button>
  )
}
