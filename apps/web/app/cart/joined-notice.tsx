import { Button, Container } from '@floga/ui'
import type { ReactElement } from 'react'

import { useMessages } from '../wiring/i18n/use-messages.js'
import { useCartAccess } from './cart-context.js'
import { CartNotice } from './cart-notice.js'

/** Tells on whichever page a login leads to what it changed in the cart, until it is closed. */
export function JoinedNotice(): ReactElement | null {
  const t = useMessages()
  const { joined, dismissJoined } = useCartAccess()
  if (joined.length === 0) return null
  return (
    <Container>
      <CartNotice
        changes={joined}
        actions={
          <Button size="small" onClick={dismissJoined}>
            {t('cartChange.dismiss')}
          </Button>
        }
      />
    </Container>
  )
}
