import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import { loadWords } from '../wiring/i18n/load-language.js'
import { useHref } from '../wiring/i18n/use-messages.js'
import { useCartDrawer } from './cart-provider.js'

const importDrawer = () => import('./cart-drawer.js')
let prepared: Promise<unknown> | undefined

/** Fetches the cart drawer ahead of a press. */
export function prepareCartDrawer(): void {
  prepared ??= Promise.all([importDrawer(), loadWords(['cart'])]).catch(() => {
    prepared = undefined
  })
}

const CartDrawer = lazy(async () => {
  try {
    return { default: (await importDrawer()).CartDrawer }
  } catch {
    return { default: CartPageInstead }
  }
})

/** The cart drawer, fetched when it is about to be opened; opened as soon as it is there. */
export function LazyCartDrawer(): ReactElement | null {
  const { isOpen } = useCartDrawer()
  const [isWanted, setWanted] = useState(false)
  if (isOpen && !isWanted) setWanted(true)
  return isWanted ? (
    <Suspense>
      <CartDrawer />
    </Suspense>
  ) : null
}

/** Where the drawer cannot be had, its link leads where it leads without scripts. */
function CartPageInstead(): ReactElement {
  const href = useHref()
  const { isOpen } = useCartDrawer()
  const address = isOpen ? href('/shopping-cart') : null
  useEffect(() => {
    if (address) window.location.assign(address)
  }, [address])
  return <></>
}
