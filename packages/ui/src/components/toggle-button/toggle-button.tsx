import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { InputHTMLAttributes } from 'react'
import { Icon } from '../icon/icon.js'
import type { IconName } from '../icon/icon-paths.js'
import { toggleButton } from './toggle-button.styles.js'

/** Props of {@link ToggleButton}: those of `<input type="checkbox">`. */
export interface ToggleButtonProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  icon: IconName
  /** What is chosen by it, for screen readers: 'Compare: Regulator 30 mbar'. */
  label: string
  /** A word for the tooltip. @default label */
  title?: string
}

/** A box to tick that shows a drawing; sent with its form like any other. `ref` and attributes go to the `<input>`. */
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
