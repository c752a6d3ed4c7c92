import type { OptimisticLine } from '@floga/cart-core'
import type { ReactElement } from 'react'

import type { CartUserError } from '../wiring/cart/cart-error-message.js'
import { CartLineRow } from './cart-line-row.js'

export interface CartLinesProps {
  lines: readonly OptimisticLine[]
  /** What a post without scripts was refused for. */
  userErrors?: readonly CartUserError[]
  /** @default false */
  isCompact?: boolean
}

/** The lines of the cart, each changed in its own forms. */
export function CartLines({
  lines,
  userErrors = [],
  isCompact = false,
}: CartLinesProps): ReactElement {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>
          <CartLineRow
            line={line}
            userError={userErrors.find(({ lineId }) => lineId === line.id)}
            isCompact={isCompact}
          />
        </li>
      ))}
    </ul>
  )
}
