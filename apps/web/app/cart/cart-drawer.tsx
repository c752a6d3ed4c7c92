import { isCartOwner } from '@floga/cart-core'
import type { OptimisticCart } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'
import { Button, ButtonLink, Drawer, EmptyState, Stack, Text, VisuallyHidden } from '@floga/ui'
import { useAtomValue } from 'jotai/react'
import { lazy, memo, Suspense, useDeferredValue } from 'react'
import type { ReactElement } from 'react'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { CartLines } from './cart-lines.js'
import { useCart, useCartDrawer } from './cart-provider.js'
import { FreeShipping } from './free-shipping.js'
import { SharingOver } from './shared/sharing-over.js'
import { UndoNotice } from './undo-notice.js'

/** Fetched with the first cart that is shown. */
const SharingBar = lazy(async () => {
  const { SharingBar: bar } = await import('./shared/sharing-bar.js')
  return { default: bar }
})

/** The cart at the page's edge, beside whatever is being looked at. */
export function CartDrawer(): ReactElement {
  const { isOpen } = useCartDrawer()
  const { cartAtom, waitingAtom } = useCart()
  const cart = useAtomValue(cartAtom)
  const hasWaiting = useAtomValue(waitingAtom).length > 0
  // Out of sight it is drawn after whatever a press on the page has changed there.
  const later = useDeferredValue(cart)
  return <DrawnCart cart={isOpen ? cart : later} hasWaiting={hasWaiting} />
}

interface DrawnCartProps {
  cart: OptimisticCart | null
  /** Changes wait for a connection. */
  hasWaiting: boolean
}

const DrawnCart = memo(function DrawnCart({ cart, hasWaiting }: DrawnCartProps): ReactElement {
  const t = useMessages('cart')
  const href = useHref()
  const { money } = useFormatters()
  const drawer = useCartDrawer()
  const isEmpty = !cart || cart.lines.length === 0
  // Without a connection what waits may be all that is known of the cart.
  const isUnknown = !cart && hasWaiting
  const isUpdating = cart?.totalsStatus === 'updating'
  const total = cart ? money(cart.totals.grand) : ''
  // Not in the frame that opens it, unless lines stand under it, which would move.
  const hasOpened = useDeferredValue(drawer.isOpen)
  const sharing = drawer.isOpen && cart && (hasOpened || cart.sharing) && (
    <Suspense>
      <SharingBar cart={cart} />
    </Suspense>
  )
  return (
    <Drawer
      isOpen={drawer.isOpen}
      onClose={drawer.close}
      title={t('cart.title')}
      closeLabel={t('cart.close')}
      footer={
        isEmpty ? undefined : (
          <Stack gap="sm">
            <FreeShipping cart={cart} />
            <Stack direction="row" justify="between">
              <Text as="span">{t('cart.total')}</Text>
              <Text as="strong" weight="strong">
                {isUpdating ? t('cart.updating') : total}
              </Text>
            </Stack>
            {isCartOwner(cart) && (
              <ButtonLink href={href('/checkout')} variant="primary" isWide>
                {t('cart.checkout')}
              </ButtonLink>
            )}
            <ButtonLink href={href('/shopping-cart')} isWide>
              {t('cart.toCart')}
            </ButtonLink>
          </Stack>
        )
      }
    >
      <UndoNotice />
      <SharingOver />
      {cart?.sharing && sharing}
      <VisuallyHidden role="status">
        {isEmpty || isUpdating
          ? null
          : drawer.added === null
            ? t('cart.totalSaid', { total })
            : t('cart.addedSaid', { name: drawer.added, total })}
      </VisuallyHidden>
      {cart && <CartLines lines={cart.lines} isCompact />}
      {/* Under the lines, which stay where they are when it arrives. */}
      {!cart?.sharing && !isEmpty && sharing}
      {isUnknown && <Text>{t('cart.updating')}</Text>}
      {isEmpty && !isUnknown && (
        <EmptyState
          icon="bag"
          title={t('cart.empty')}
          headingLevel={3}
          action={<Button onClick={drawer.close}>{t('cart.continue')}</Button>}
        >
          {t('cart.emptyText')}
        </EmptyState>
      )}
    </Drawer>
  )
})
