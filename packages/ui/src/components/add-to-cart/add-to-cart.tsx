import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { Button } from '../button/button.js'
import { Icon } from '../icon/icon.js'
import { Alert } from '../alert/alert.js'
import { AddToCartLabel } from './add-to-cart-label.js'
import { addToCart } from './add-to-cart.styles.js'

/** Props of {@link AddToCart}; other attributes reach the `<form>`. */
export interface AddToCartProps extends FormHTMLAttributes<HTMLFormElement> {
  /** 'Add to cart'. */
  label: string
  /** Name of the product, read after the label where a page holds many such buttons. */
  productName?: string
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** A `QuantityField`; without one a single item is added. */
  quantity?: ReactNode
  /** The product is being added: clicks are ignored. @default false */
  isBusy?: boolean
  /** The quantity already in the cart, under the button: '2 in your cart'. */
  inCart?: ReactNode
  /**
   * The same in the button itself, with a check mark, where a line under it would move the page: a
   * badge.
   */
  badge?: ReactNode
  /** Why it was not added, and how to fix it. */
  error?: { title: string; text?: ReactNode }
  /**
   * Hidden fields that identify the product, and a second button for when the first is scrolled out
   * of view.
   */
  children?: ReactNode
}

/** A plain form with quantity, button and result. */
export const AddToCart = forwardRef<HTMLFormElement, AddToCartProps>(function AddToCart(
  {
    label,
    productName,
    size = 'medium',
    quantity,
    isBusy = false,
    inCart,
    badge,
    error,
    method = 'post',
    className,
    children,
    ...rest
  },
  ref,
) {
  return (
    <form ref={ref} method={method} className={cx(addToCart, className)} data-size={size} {...rest}>
      {children}
      {quantity}
      <Button
        type="submit"
        variant="primary"
        icon={badge ? 'check' : 'bag'}
        size={size}
        isBusy={isBusy}
      >
        <AddToCartLabel label={label} productName={productName} badge={badge} />
      </Button>
      {inCart && (
        <p data-part="in-cart">
          <Icon name="check" size={16} />
          {inCart}
        </p>
      )}
      {error && (
        <Alert tone="danger" role="alert" title={error.title}>
          {error.text}
        </Alert>
      )}
    </form>
  )
})
