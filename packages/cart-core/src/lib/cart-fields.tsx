import type { ReactElement } from 'react'
import type { CartChange } from './changes/cart-change.js'
import { toCartFields, type CartFieldValues } from './changes/to-cart-fields.js'

export interface CartFieldsProps extends CartFieldValues {
  kind: CartChange['kind']
}

/**
 * The hidden fields of a form that changes the cart. What the shopper fills in, such as `quantity`, is left out.
 *
 * @example
 * <form method="post" action="/shopping-cart">
 *   <CartFields kind="remove" lineId={line.id} />
 * </form>
 */
export function CartFields(props: CartFieldsProps): ReactElement {
  return (
    <>
      {toCartFields(props).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}
