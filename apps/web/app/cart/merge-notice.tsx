import { Button, Container } from '@floga/ui'
import type { ReactElement } from 'react'

import { useMessages } from '../wiring/i18n/use-messages.js'
import { useCartAccess } from './cart-context.js'
import { CartMergeNotice } from './cart-merge-notice.js'

/** Tells on whichever page a login leads to what it changed in the cart, until it is closed. */
export function MergeNotice(): ReactElement | null {
  const t = useMessages()
  const { mergeChanges, dismissMergeChanges } = useCartAccess()
  if (mergeChanges.length === 0) return null
  return (
    <Container>
      <CartMergeNotice
        changes={mergeChanges}
        actions={
          <Button size="small" onClick={dismissMergeChanges}>
            {t('cartChange.dismiss')}
          </Button>
        }
      />
    </Container>
  )
}
