import type { ReactElement } from 'react'
import type { CartChange } from './changes/cart-change.js'
import { toCartFields, type CartFieldValues } from './changes/to-cart-fields.js'

export interface CartFieldsProps extends CartFieldValues {
  kind: CartChange['kind']
}

/**
 * Renders the hidden fields of a form that changes the cart. Fields that the shopper fills in, such
 * as `quantity`, are not included.
 *
 * @example
 * <form method="post" action="/shopping-cart">
 *  <CartFields kind="remove" lineId={line.id} />
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
