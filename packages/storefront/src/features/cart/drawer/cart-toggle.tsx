'use client'

import { IconLink } from '@floga/ui'
import { useAtomValue } from 'jotai/react'
import type { MouseEvent, ReactElement } from 'react'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { useCart } from '../cart-provider.js'
import { useOpenCartDrawer } from './use-cart-drawer.js'

/** The bag with its count: a link to the cart page, and with scripts the way into the drawer. */
export function CartToggle(): ReactElement {
  const { t, href } = useLanguage()
  const cart = useCart()
  const drawer = useOpenCartDrawer()
  const count = useAtomValue(cart.quantityAtom)
  const open = (event: MouseEvent): void => {
    // The link is being opened in another tab or window: leave it to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    drawer.open()
    void cart.refresh()
  }
  return (
    <IconLink
      icon="bag"
      href={href('/shopping-cart')}
      label={`${t('cart.open')}, ${t('cart.count', { count })}`}
      count={count}
      data-opens="drawer"
      onClick={open}
    />
  )
}
