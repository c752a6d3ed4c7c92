'use client'

import { isPassedOn } from '@floga/cart-core'
import type { CartChange, CartLinePreview } from '@floga/cart-core'
import type { AddToCartProps } from '@floga/ui'
import { useState } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { additionErrorMessage } from '../cart-error-message.js'
import { useCart } from '../cart-provider.js'
import { useOpenCartDrawer } from '../drawer/use-cart-drawer.js'
import type { RefusedAddition } from '../drawer/use-cart-drawer.js'
import { useCartForm } from '../use-cart-form.js'
import type { CartForm } from '../use-cart-form.js'

/** A product that is added, as the page shows it. */
export type Addition = Extract<CartChange, { kind: 'add' }> & { preview: CartLinePreview }

/**
 * Adds products with an optimistic update of drawer, lines and badge, which is rolled back when the
 * platform rejects it.
 */
export function useAddToCart(): {
  /** @returns The rejected additions. */
  add(additions: readonly Addition[]): Promise<readonly RefusedAddition[]>
  /** Some additions are pending. */
  isBusy: boolean
} {
  const cart = useCart()
  const drawer = useOpenCartDrawer()
  const [pending, setPending] = useState(0)

  const add = async (additions: readonly Addition[]): Promise<readonly RefusedAddition[]> => {
    const answers = additions.map((addition) => cart.change(addition))
    drawer.open(additions.map(({ preview }) => preview.name))
    const errors = await Promise.all(answers)
    const others = additions.flatMap(({ variantId, preview: { name } }, index) => {
      const error = errors[index]
      return error ? [{ variantId, name, error }] : []
    })
    const isAdded = ({ variantId }: Addition) => !others.some((one) => one.variantId === variantId)
    const added = additions.filter(isAdded).map(({ preview }) => preview.name)
    drawer.report({ added, refused: others })
    return others.filter(({ error }) => !isPassedOn(error))
  }

  return {
    isBusy: pending > 0,
    async add(additions) {
      setPending((count) => count + 1)
      const refused = await add(additions)
      setPending((count) => count - 1)
      return refused
    },
  }
}

/** A form that adds the product of a preview. */
export function useAddToCartForm(preview: CartLinePreview): {
  formProps: CartForm['formProps']
  isBusy: boolean
  /** Why the product was not added. */
  outcome: Pick<AddToCartProps, 'error'>
} {
  const { t } = useLanguage()
  const cart = useCart()
  const { add, isBusy } = useAddToCart()
  const { formProps, userError } = useCartForm({
    async make(change) {
      if (change.kind !== 'add') return cart.change(change)
      const [refused] = await add([{ ...change, preview }])
      return refused?.error ?? null
    },
  })
  return {
    formProps,
    isBusy,
    outcome: userError ? { error: additionErrorMessage(userError, t) } : {},
  }
}
