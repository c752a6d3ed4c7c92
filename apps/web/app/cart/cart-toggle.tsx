import { IconLink } from '@floga/ui'
import { useAtomValue } from 'jotai/react'
import type { MouseEvent, ReactElement } from 'react'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { useCart, useOpenCartDrawer } from './cart-provider.js'
import { prepareCartDrawer } from './lazy-cart-drawer.js'

/** The bag with its count: a link to the cart page, and with scripts the way into the drawer. */
export function CartToggle(): ReactElement {
  const t = useMessages()
  const href = useHref()
  const cart = useCart()
  const openDrawer = useOpenCartDrawer()
  const count = useAtomValue(cart.persistedAtom)?.quantity ?? 0
  const open = (event: MouseEvent): void => {
    // Another tab or window was asked for: let the browser do it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openDrawer()
    void cart.refresh()
  }
  return (
    <IconLink
      icon="bag"
      href={href('/shopping-cart')}
      label={`${t('cart.open')}, ${t('cart.count', { count })}`}
      count={count}
      data-opens="drawer"
      onPointerEnter={prepareCartDrawer}
      onFocus={prepareCartDrawer}
      onClick={open}
    />
  )
}
