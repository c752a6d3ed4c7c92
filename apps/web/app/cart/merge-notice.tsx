import { useAtomValue } from 'jotai/react'
import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'
import { Button, Container } from '@floga/ui'

import { useMessages } from '../wiring/i18n/use-messages.js'
import { useCart } from './cart-provider.js'

const CartMergeNotice = lazy(async () => {
  const { CartMergeNotice: notice } = await import('./cart-merge-notice.js')
  return { default: notice }
})

/** Tells on whichever page a login leads to what it changed in the cart, until it is closed. */
export function MergeNotice(): ReactElement | null {
  const hasChanges = useAtomValue(useCart().mergedAtom).length > 0
  return hasChanges ? (
    <Suspense>
      <Changes />
    </Suspense>
  ) : null
}

function Changes(): ReactElement {
  const t = useMessages('cart')
  const cart = useCart()
  return (
    <Container>
      <CartMergeNotice
        changes={useAtomValue(cart.mergedAtom)}
        actions={
          <Button size="small" onClick={cart.dismissMerged}>
            {t('cartChange.dismiss')}
          </Button>
        }
      />
    </Container>
  )
}
