import { forwardRef } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { switchField } from './switch.styles.js'

/** Props of {@link Switch}: those of a checkbox with its label. */
export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  label: ReactNode
}

/** Turns something on or off at once; `ref` and attributes go to the `<input>`. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, className, ...rest },
  ref,
) {
  return (
    <label className={switchField}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself */}
      <input ref={ref} type="checkbox" role="switch" className={className} {...rest} />
      <span>{label}</span>
    </label>
  )
})
