'use client'

import { atom } from 'jotai'
import { useAtomValue } from 'jotai/react'
import { useMemo } from 'react'

import { useCart } from './cart-provider.js'

/**
 * The quantity of a product in the cart, over all its variants; 0 until the cart has been loaded.
 * Only the button whose count has changed renders again.
 */
export function useCountInCart(slug: string): number {
  const { cartAtom } = useCart()
  const countAtom = useMemo(
    () =>
      atom((get) =>
        (get(cartAtom)?.lines ?? []).reduce(
          (sum, line) => (line.slug === slug ? sum + line.quantity : sum),
          0,
        ),
      ),
    [cartAtom, slug],
  )
  return useAtomValue(countAtom)
}
