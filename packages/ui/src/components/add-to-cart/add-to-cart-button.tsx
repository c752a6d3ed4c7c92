import { forwardRef } from 'react'
import type { ButtonHTMLAttributes } from 'react'
import { Alert } from '../alert/alert.js'
import { Button } from '../button/button.js'
import { AddToCartLabel } from './add-to-cart-label.js'
import type { AddToCartProps } from './add-to-cart.js'
import { belowButton } from './add-to-cart-button.styles.js'

/** Props of {@link AddToCartButton}; other attributes reach the `<button>`. */
export interface AddToCartButtonProps
  extends
    ButtonHTMLAttributes<HTMLButtonElement>,
    Pick<AddToCartProps, 'label' | 'productName' | 'size' | 'isBusy' | 'badge' | 'error'> {
  /**
   * Id of the form that all such buttons of a page submit. It is anywhere in the page, without
   * visible fields.
   */
  form: string
  /** Name of the field that identifies the product. */
  name: string
  value: string
}

/**
 * One of many buttons that add a single item to the cart, such as those of cards. They submit one
 * form: at load, browsers inspect each form of a page for fields to fill in, and style everything
 * around a form without any.
 *
 * @example <form id="add-to-cart" method="post" action="/shopping-cart" hidden /> <AddToCartButton
 * form="add-to-cart" name="variantId" value="7" label="Add" productName="Hose 1.5 m" />
 */
export const AddToCartButton = forwardRef<HTMLButtonElement, AddToCartButtonProps>(
  function AddToCartButton({ label, productName, size = 'small', badge, error, ...rest }, ref) {
    return (
      <>
        <Button
          ref={ref}
          type="submit"
          variant="soft"
          icon={badge ? 'check' : 'bag'}
          size={size}
          isWide
          {...rest}
        >
          <AddToCartLabel label={label} productName={productName} badge={badge} />
        </Button>
        {error && (
          <Alert tone="danger" role="alert" title={error.title} className={belowButton}>
            {error.text}
          </Alert>
        )}
      </>
    )
  },
)
