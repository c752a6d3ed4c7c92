import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import type { IconName } from '../icon/icon-paths.js'
import { usePendingDisplay } from '../../lib/use-pending-display.js'
import { button, spinner } from './button.styles.js'

/** Appearance shared by {@link Button} and `ButtonLink`. */
export interface ButtonAppearance {
  /**
   * One `primary` a screen; `soft` is the same action of many cards; `ghost` has no border.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger'
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Takes the whole width of its place. @default false */
  isWide?: boolean
  /** Icon before the text. */
  icon?: IconName
  /** Icon after the text. */
  iconAfter?: IconName
  children: ReactNode
}

/** Props of {@link Button}; all attributes of `<button>` reach the element. */
export interface ButtonProps extends ButtonAppearance, ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode
  /**
   * Work is in progress: the button keeps focus and width, ignores clicks and, after 200 ms, shows
   * a spinner. @default false
   */
  isBusy?: boolean
}

/** A button. Its default type is `button`; name `type="submit"` where it sends a form. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'medium',
    type = 'button',
    isWide = false,
    isBusy = false,
    icon,
    iconAfter,
    className,
    children,
    onClick,
    ...rest
  },
  ref,
) {
  const hasSpinner = usePendingDisplay(isBusy)
  const busy = isBusy || undefined
  return (
    <button
      ref={ref}
      type={type}
      className={cx(button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
      {...rest}
    >
      {hasSpinner ? <span className={spinner} aria-hidden /> : icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  )
})
