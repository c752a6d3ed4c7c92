import { cx } from '@linaria/core'
import { forwardRef, useId } from 'react'
import type { ProgressHTMLAttributes } from 'react'
import { progress } from './progress.styles.js'

/**
 * Props of {@link Progress}: those of `<progress>`; without a `value` it is indeterminate, and
 * visible after 200 ms.
 */
export interface ProgressProps extends ProgressHTMLAttributes<HTMLProgressElement> {
  /** Its name: 'Free shipping', 'Sending'. */
  label: string
  /** The progress as text: '€12 to go'. */
  detail?: string
}

/** Progress as text and as a bar; `ref` and attributes go to the `<progress>`. */
export const Progress = forwardRef<HTMLProgressElement, ProgressProps>(function Progress(
  { label, detail, max = 100, className, ...rest },
  ref,
) {
  const id = useId()
  return (
    <div className={progress} data-state={rest.value === undefined ? 'pending' : undefined}>
      <label htmlFor={id}>
        <span>{label}</span> {detail && <span data-part="detail">{detail}</span>}
      </label>
      <progress ref={ref} id={id} max={max} className={cx(className)} {...rest} />
    </div>
  )
})
