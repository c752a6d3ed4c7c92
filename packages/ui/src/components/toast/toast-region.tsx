import { cx } from '@linaria/core'
import { forwardRef, useEffect, useState } from 'react'
import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import { Toast } from './toast.js'
import type { ToastProps } from './toast.js'
import { toastRegion } from './toast.styles.js'

/** A message waiting in a {@link ToastRegion}. */
export interface ToastMessage extends Pick<ToastProps, 'tone' | 'action'> {
  id: string
  text: ReactNode
  /** Time until it closes automatically; without it, it stays until closed. */
  durationMs?: number
}

export interface ToastRegionProps extends HTMLAttributes<HTMLElement> {
  /** Names the region: 'Messages'. */
  label: string
  closeLabel: string
  messages: readonly ToastMessage[]
  /** Called when a message was closed or its time is over. */
  onDismiss: (id: string) => void
}

interface TimedToastProps extends Pick<ToastRegionProps, 'closeLabel' | 'onDismiss'> {
  message: ToastMessage
  isPaused: boolean
}

/**
 * The region of transient messages. Their timers pause under the pointer and while focus is inside.
 */
export const ToastRegion = forwardRef<HTMLElement, ToastRegionProps>(function ToastRegion(
  { label, closeLabel, messages, onDismiss, className, ...rest },
  ref,
) {
  const [isPaused, setIsPaused] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the time
    <section
      ref={ref}
      aria-label={label}
      aria-live="polite"
      className={cx(toastRegion, className)}
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      {...rest}
    >
      {messages.map((message) => (
        <TimedToast
          key={message.id}
          message={message}
          isPaused={isPaused}
          closeLabel={closeLabel}
          onDismiss={onDismiss}
        />
      ))}
    </section>
  )
})

function TimedToast({ message, isPaused, closeLabel, onDismiss }: TimedToastProps): ReactElement {
  const { id, text, tone, action, durationMs } = message

  useEffect(() => {
    if (durationMs === undefined || isPaused) return
    const timer = setTimeout(() => onDismiss(id), durationMs)
    return () => clearTimeout(timer)
  }, [durationMs, id, isPaused, onDismiss])

  return (
    <Toast tone={tone} action={action} closeLabel={closeLabel} onClose={() => onDismiss(id)}>
      {text}
    </Toast>
  )
}
