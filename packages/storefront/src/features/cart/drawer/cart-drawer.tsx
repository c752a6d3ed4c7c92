'use client'

import { isCartOwner } from '@floga/cart-core'
import type { OptimisticCart } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'
import {
  Alert,
  ButtonLink,
  Drawer,
  EmptyState,
  Stack,
  Text,
  useHydrated,
  VisuallyHidden,
} from '@floga/ui'
import { useAtomValue } from 'jotai/react'
import { lazy, memo, Suspense, useDeferredValue } from 'react'
import type { ReactElement } from 'react'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { CartLines } from '../lines/cart-lines.js'
import { useCart } from '../cart-provider.js'
import { FreeShipping } from '../free-shipping.js'
import { RefusedAdditions } from '../add/refused-additions.js'
import { SharingOver } from '../../shared-cart/end/sharing-over.js'
import { UndoNotice } from '../lines/undo-notice.js'
import { useCartDrawer } from './use-cart-drawer.js'

/** Loaded with the first cart that is shown. */
const SharingBar = lazy(async () => {
  const { SharingBar: bar } = await import('../../shared-cart/sharing-bar.js')
  return { default: bar }
})

/** The cart in a drawer over the current page. Documents come without it. */
export function CartDrawer(): ReactElement | null {
  const isHydrated = useHydrated()
  const { isOpen } = useCartDrawer()
  const { cartAtom, quantityAtom } = useCart()
  const cart = useAtomValue(cartAtom)
  const quantity = useAtomValue(quantityAtom)
  // While it is closed, it renders with lower priority than the page.
  const later = useDeferredValue(cart)
  return isHydrated ? <DrawerContent cart={isOpen ? cart : later} quantity={quantity} /> : null
}

interface DrawerContentProps {
  cart: OptimisticCart | null
  /** Pieces in the cart; more than those of its lines until the lines have been loaded. */
  quantity: number
}

const DrawerContent = memo(function DrawerContent({
  cart,
  quantity,
}: DrawerContentProps): ReactElement {
  const { t, href, formatters } = useLanguage()
  const { money } = useFormatters()
  const drawer = useCartDrawer()
  const isEmpty = !cart || cart.lines.length === 0
  const piecesShown = cart?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0
  const isUnread = (!cart || cart.isProvisional) && quantity > piecesShown
  const isUpdating = cart?.totalsStatus === 'updating'
  const total = cart ? money(cart.totals.grand) : ''
  // After the render that opens the drawer, unless there are lines below it, which would move.
  const hasOpened = useDeferredValue(drawer.isOpen)
  const isShareable = cart && !cart.isProvisional && (hasOpened || cart.sharing)
  const sharing = drawer.isOpen && isShareable && (
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
      {drawer.isOpen && <RefusedAdditions refused={drawer.refused} />}
      {drawer.isOpen && <Additions adding={drawer.adding} added={drawer.added} />}
      {cart?.sharing && sharing}
      <VisuallyHidden role="status">
        {isEmpty || isUpdating
          ? null
          : drawer.added.length > 0
            ? t('cart.addedSaid', { name: formatters.list(drawer.added), total })
            : t('cart.totalSaid', { total })}
      </VisuallyHidden>
      {cart && <CartLines lines={cart.lines} isCompact />}
      {/* Under the lines, which stay where they are when it arrives. */}
      {!cart?.sharing && !isEmpty && sharing}
      {isUnread && <Text>{t('cart.updating')}</Text>}
      {isEmpty && !isUnread && (
        <EmptyState
          icon="bag"
          title={t('cart.empty')}
          headingLevel={3}
          action={
            // On the page of the products the drawer closes all the same.
            <ButtonLink href={href('/products')} onClick={drawer.close}>
              {t('cart.continue')}
            </ButtonLink>
          }
        >
          {t('cart.emptyText')}
        </EmptyState>
      )}
    </Drawer>
  )
})

interface AdditionsProps {
  adding: readonly string[]
  added: readonly string[]
}

/** What the drawer was opened for: the same line while it is added and once it is. */
function Additions({ adding, added }: AdditionsProps): ReactElement | null {
  const { t, formatters } = useLanguage()
  const isDone = adding.length === 0
  const names = isDone ? added : adding
  if (names.length === 0) return null
  return (
    <Alert tone={isDone ? 'success' : 'info'} icon={isDone ? 'check' : 'bag'}>
      {t(isDone ? 'cart.added' : 'cart.adding', { name: formatters.list(names) })}
    </Alert>
  )
}
