import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { InputHTMLAttributes } from 'react'
import { Icon } from '../icon/icon.js'
import type { IconName } from '../icon/icon-paths.js'
import { iconToggle } from './icon-toggle.styles.js'

/** Props of {@link IconToggle}: those of `<input type="checkbox">`. */
export interface IconToggleProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  icon: IconName
  /** What is chosen by it, for screen readers: 'Compare: Regulator 30 mbar'. */
  label: string
  /** A word for the tooltip. @default label */
  title?: string
}

/** A box to tick that shows a drawing; sent with its form like any other. `ref` and attributes go to the `<input>`. */
export const IconToggle = forwardRef<HTMLInputElement, IconToggleProps>(function IconToggle(
  { icon, label, title = label, className, ...rest },
  ref,
) {
  return (
    <label className={cx(iconToggle, className)} title={title}>
      <input ref={ref} type="checkbox" aria-label={label} {...rest} />
      <Icon name={icon} />
    </label>
  )
})
