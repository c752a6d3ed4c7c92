import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactElement } from 'react'
import { Link } from '../link/link.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { Swatch } from './swatch.js'
import { variantPicker } from './variant-picker.styles.js'

/** One value of an option. */
export interface VariantOptionValue {
  value: string
  label: string
  isChosen?: boolean
  /**
   * Not available in combination with the current selection; it stays focusable and its label tells
   * so.
   */
  isUnavailable?: boolean
  /**
   * The page of the variant with it. Without an address the value is a radio button of the form
   * around.
   */
  href?: string
  /** Any CSS colour: shows a swatch before the label. */
  color?: string
}

/** An option of a product: its capacity, thread, diameter, colour. */
export interface VariantOption {
  /** Name in the form, where the values have no addresses. */
  name: string
  label: string
  values: readonly VariantOptionValue[]
}

/** Props of {@link VariantPicker}; other attributes reach the element around. */
export interface VariantPickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  options: readonly VariantOption[]
  /** Read out with values that no variant has: 'not available in this combination'. */
  unavailableLabel: string
  /** Called when a radio button is chosen. */
  onChoose?: (name: string, value: string) => void
}

interface ValueProps {
  name: string
  value: VariantOptionValue
  unavailableLabel: string
  onChoose: VariantPickerProps['onChoose']
}

/**
 * The choice of a variant as labelled buttons: links to the variants' pages, or radio buttons of a
 * form.
 */
export const VariantPicker = forwardRef<HTMLDivElement, VariantPickerProps>(function VariantPicker(
  { options, unavailableLabel, onChoose, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} className={cx(variantPicker, className)} {...rest}>
      {options.map(({ name, label, values }) => (
        <div key={name} role="group" aria-label={label}>
          <p>
            {label}
            <span data-part="chosen"> {values.find(({ isChosen }) => isChosen)?.label}</span>
          </p>
          <ul>
            {values.map((value) => (
              <li key={value.value}>
                <Value
                  name={name}
                  value={value}
                  unavailableLabel={unavailableLabel}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
})

function Value({ name, value, unavailableLabel, onChoose }: ValueProps): ReactElement {
  const { value: key, label, isChosen = false, isUnavailable = false, href, color } = value
  const face = (
    <>
      {color && <Swatch color={color} />}
      <span>{label}</span>
      {isUnavailable && <VisuallyHidden>, {unavailableLabel}</VisuallyHidden>}
    </>
  )
  const state = { 'data-part': 'value', 'data-unavailable': isUnavailable || undefined }
  if (href !== undefined) {
    return (
      <Link href={href} variant="plain" aria-current={isChosen ? 'true' : undefined} {...state}>
        {face}
      </Link>
    )
  }
  return (
    <label {...state}>
      <input
        type="radio"
        name={name}
        value={key}
        onChange={() => onChoose?.(name, key)}
        {...(onChoose ? { checked: isChosen } : { defaultChecked: isChosen })}
      />
      {face}
    </label>
  )
}
