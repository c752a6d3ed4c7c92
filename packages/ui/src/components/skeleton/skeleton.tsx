import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { skeleton } from './skeleton.styles.js'

export interface SkeletonProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * `lines` of text, a square `image`, a control-high `button`, or a `card` as high as a product's.
   * @default 'lines'
   */
  shape?: 'lines' | 'image' | 'button' | 'card'
  /** How many lines of text. @default 1 */
  lines?: number
}

/**
 * A placeholder in the final size of loading content, visible after 200 ms. Hidden from screen
 * readers: the page's status announces loading.
 */
export const Skeleton = forwardRef<HTMLDivElement, SkeletonProps>(function Skeleton(
  { shape = 'lines', lines = 1, className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className={cx(skeleton, className)}
      data-shape={shape}
      {...rest}
    >
      {(shape === 'image' || shape === 'card') && <span data-part="image" />}
      {shape === 'button' && <span data-part="button" />}
      {(shape === 'lines' || shape === 'card') &&
        Array.from({ length: shape === 'card' ? 6 : lines }, (_, line) => (
          <span key={line} data-part="line" />
        ))}
    </div>
  )
})
