import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Link } from '../link/link.js'
import { Image } from '../image/image.js'
import type { ImageAsset } from '../image/image.js'
import { cartLine } from './cart-line.styles.js'

/** Props of {@link CartLine}. */
export interface CartLineProps extends HTMLAttributes<HTMLElement> {
  name: string
  href: string
  image?: ImageAsset
  /** Chosen options, SKU. */
  facts?: readonly string[]
  /** Formatted price of one piece, with its words: '24,90 € each'. */
  unitPrice?: string
  /** Who added it, in a cart that several people share: a small `Avatar` and words. */
  author?: ReactNode
  /** Formatted price of the line. */
  total: ReactNode
  /** `QuantityField` in its form, or '× 2' where nothing can be changed. */
  quantity: ReactNode
  /** Takes the line out: an `IconButton`, in its form. */
  removeAction?: ReactNode
  /** What else can be done with the line: kept for later. */
  moreActions?: ReactNode
  /** What changed or went wrong, beside the line it is about. */
  message?: ReactNode
  /** @default false */
  isCompact?: boolean
  /** Somebody else took it out: it stands for its message alone. @default false */
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
      <div data-part="words">
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
