import { cx } from '@linaria/core'
import { cloneElement, useEffect, useId, useRef, useState } from 'react'
import type { HTMLAttributes, ReactElement } from 'react'
import { tooltip } from './tooltip.styles.js'

/** Props of {@link Tooltip}; other attributes reach the element around. */
export interface TooltipProps extends HTMLAttributes<HTMLSpanElement> {
  /** A short supplement to the control's name; nothing essential. */
  text: string
  /** One button, link or field. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** Text next to a control under the pointer or with focus; Escape closes it. */
export function Tooltip({ text, className, children, ...rest }: TooltipProps): ReactElement {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const [isDismissed, setIsDismissed] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const page = element.ownerDocument
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setIsDismissed(true)
    }
    const wake = (): void => setIsDismissed(false)
    page.addEventListener('keydown', key)
    element.addEventListener('mouseenter', wake)
    element.addEventListener('focusin', wake)
    return () => {
      page.removeEventListener('keydown', key)
      element.removeEventListener('mouseenter', wake)
      element.removeEventListener('focusin', wake)
    }
  }, [])

  return (
    <span
      ref={place}
      className={cx(tooltip, className)}
      data-dismissed={isDismissed || undefined}
      {...rest}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} role="tooltip">
        {text}
      </span>
    </span>
  )
}
