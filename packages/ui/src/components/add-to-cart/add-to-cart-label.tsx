import type { ReactElement, ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'

interface AddToCartLabelProps {
  label: string
  productName: string | undefined
  badge: ReactNode
}

/** The label of a button that adds a product to the cart. */
export function AddToCartLabel({ label, productName, badge }: AddToCartLabelProps): ReactElement {
  return (
    <>
      {label}
      {productName !== undefined && <VisuallyHidden>: {productName}</VisuallyHidden>}
      {badge && <> {badge}</>}
    </>
  )
}
