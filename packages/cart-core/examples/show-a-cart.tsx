import { parseCartForm, type CartController } from '@floga/cart-core'
import { CartFields } from '@floga/cart-core/react'
import { useAtomValue } from 'jotai/react'

export function CartLines({ cart }: { cart: CartController }) {
  const lines = useAtomValue(cart.cartAtom)?.lines ?? []
  return lines.map((line) => (
    <form
      key={line.id}
      method="post"
      action="/shopping-cart"
      onSubmit={(event) => {
        event.preventDefault()
        const parsed = parseCartForm(new FormData(event.currentTarget))
        if (parsed.status === 'valid') void cart.change(parsed.change)
      }}
    >
      {line.quantity} × {line.name}
      <CartFields kind="remove" lineId={line.id} />
      <button type="submit">Remove</button>
    </form>
  ))
}
