import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Link } from '../link/link.js'
import { Image } from '../image/image.js'
import type { ImageAsset } from '../image/image.js'
import { cartLine } from './cart-line.styles.js'

export interface CartLineProps extends HTMLAttributes<HTMLElement> {
  name: string
  href: string
  image?: ImageAsset
  /** Chosen options, SKU. */
  facts?: readonly string[]
  /** Formatted unit price with its label: '24,90 € each'. */
  unitPrice?: string
  /** Who added it, in a shared cart: a small `Avatar` and a name. */
  author?: ReactNode
  /** Formatted price of the line. */
  total: ReactNode
  /** `QuantityField` in its form, or '× 2' where nothing can be changed. */
  quantity: ReactNode
  /** Takes the line out: an `IconButton`, in its form. */
  removeAction?: ReactNode
  /** Other actions: save for later. */
  moreActions?: ReactNode
  /** A change or error, next to the line it is about. */
  message?: ReactNode
  /** @default false */
  isCompact?: boolean
  /** Another person removed it: only its message is shown. @default false */
  isRemoved?: boolean
}

/** One line of a cart or an order. */
export const CartLine = forwardRef<HTMLElement, CartLineProps>(function CartLine(
  {
    name,
    href,
    image,
    facts = [],
    unitPrice,
    author,
    total,
    quantity,
    removeAction,
    moreActions,
    message,
    isCompact = false,
    isRemoved = false,
    className,
    ...rest
  },
  ref,
) {
  return (
    <article
      ref={ref}
      className={cx(cartLine, className)}
      data-compact={isCompact || isRemoved || undefined}
      data-removed={isRemoved || undefined}
      data-removable={removeAction ? true : undefined}
      data-actions={moreActions ? true : undefined}
      {...rest}
    >
      {image && <Image {...image} alt="" />}
      <div data-part="content">
        <h3>
          <Link href={href} variant="quiet">
            {name}
          </Link>
        </h3>
        {facts.length > 0 && <p data-part="facts">{facts.join(' · ')}</p>}
        {unitPrice && <p data-part="facts">{unitPrice}</p>}
        {author && <p data-part="author">{author}</p>}
      </div>
      {quantity !== null && <div data-part="quantity">{quantity}</div>}
      {total !== null && <p data-part="total">{total}</p>}
      {moreActions && <div data-part="more">{moreActions}</div>}
      {removeAction && <div data-part="remove">{removeAction}</div>}
      {message && <div data-part="message">{message}</div>}
    </article>
  )
})
