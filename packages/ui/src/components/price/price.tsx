import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { splitAmount } from '../../lib/split-amount.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { price } from './price.styles.js'

/** An amount with its label. */
export interface LabelledAmount {
  label: string
  /** Formatted with its currency, as the locale writes it. */
  amount: string
}

/** Content of a price. */
export interface PriceData {
  /** Formatted with its currency, as the locale writes it: `89,90 €`. */
  amount: string
  /** Text before the amount when variants differ in price: 'from'. */
  fromLabel?: string
  /** The price before the discount; its label is read out, its amount is struck through. */
  previous?: LabelledAmount
  /** The lowest price of the last 30 days, legally required next to a discount. */
  lowest30Days?: LabelledAmount
  /** The price without tax, including its label. */
  excludingTax?: string
}

export interface PriceProps extends HTMLAttributes<HTMLDivElement>, PriceData {
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
}

/** A price in tabular figures with smaller cents, and the legally required texts. */
export const Price = forwardRef<HTMLDivElement, PriceProps>(function Price(
  { amount, fromLabel, previous, lowest30Days, excludingTax, size = 'medium', className, ...rest },
  ref,
) {
  const parts = splitAmount(amount)
  return (
    <div ref={ref} className={cx(price, className)} data-size={size} {...rest}>
      <p data-part="now" data-reduced={previous ? '' : undefined}>
        {fromLabel && <span data-part="from">{fromLabel} </span>}
        <span data-part="amount">
          {parts.whole}
          {parts.fraction && <span data-part="cents">{parts.fraction}</span>}
          {parts.rest}
        </span>
      </p>
      {previous && (
        <p data-part="note">
          <VisuallyHidden>{previous.label} </VisuallyHidden>
          <del>{previous.amount}</del>
        </p>
      )}
      {lowest30Days && (
        <p data-part="note">
          {lowest30Days.label} <span data-part="figure">{lowest30Days.amount}</span>
        </p>
      )}
      {excludingTax && <p data-part="note">{excludingTax}</p>}
    </div>
  )
})
