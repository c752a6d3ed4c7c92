import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { InputHTMLAttributes } from 'react'
import { Icon } from '../icon/icon.js'
import type { IconName } from '../icon/icon-paths.js'
import { toggleButton } from './toggle-button.styles.js'

/** Props of {@link ToggleButton}: those of `<input type="checkbox">`. */
export interface ToggleButtonProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  icon: IconName
  /** Accessible name of the choice: 'Compare: Regulator 30 mbar'. */
  label: string
  /** Text of the tooltip. @default label */
  title?: string
}

/**
 * A checkbox shown as an icon; submitted with its form like any other. `ref` and attributes go to
 * the `<input>`.
 */
export const ToggleButton = forwardRef<HTMLInputElement, ToggleButtonProps>(function ToggleButton(
  { icon, label, title = label, className, ...rest },
  ref,
) {
  return (
    <label className={cx(toggleButton, className)} title={title}>
      <input ref={ref} type="checkbox" aria-label={label} {...rest} />
      <Icon name={icon} />
    </label>
  )
})
