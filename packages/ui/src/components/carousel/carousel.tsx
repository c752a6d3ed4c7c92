import { cx } from '@linaria/core'
import { Children, forwardRef, useEffect, useRef, useState } from 'react'
import type { HTMLAttributes } from 'react'
import { IconButton } from '../icon-button/icon-button.js'
import { carousel } from './carousel.styles.js'

/** Props of {@link Carousel}; each child is one item. */
export interface CarouselProps extends HTMLAttributes<HTMLElement> {
  /** Names the region: 'Suggested products'. */
  label: string
  previousLabel: string
  nextLabel: string
  /**
   * `large` shows one on a phone and two on the widest screens; `small` two to four.
   * @default 'small'
   */
  items?: 'small' | 'large'
}

/** Which ends of the row are visible. */
interface Ends {
  start: boolean
  end: boolean
}

/**
 * A row that scrolls horizontally by touch, wheel, keys or buttons. Buttons are shown when it
 * overflows, each until its end is reached. It never moves by itself.
 */
export const Carousel = forwardRef<HTMLElement, CarouselProps>(function Carousel(
  { label, previousLabel, nextLabel, items = 'small', className, children, ...rest },
  ref,
) {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState<Ends>({ start: true, end: true })

  useEffect(() => {
    const element = row.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = (): void =>
      setEnds((known) => {
        const { start, end } = endsOf(element)
        return known.start === start && known.end === end ? known : { start, end }
      })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [children])

  const turn = (direction: 1 | -1): void => {
    const element = row.current
    if (!element) return
    const sign = element.ownerDocument.dir === 'rtl' ? -direction : direction
    element.scrollBy?.({ left: sign * element.clientWidth * 0.9 })
  }

  return (
    <section
      ref={ref}
      aria-label={label}
      className={cx(carousel, className)}
      data-items={items}
      {...rest}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul ref={row} tabIndex={0}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      {!(ends.start && ends.end) && (
        // A focused button stays at the end of the row, so that focus is not lost; it has no
        // effect.
        <div data-part="buttons">
          <IconButton
            icon="chevron-left"
            label={previousLabel}
            aria-disabled={ends.start}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="chevron-right"
            label={nextLabel}
            aria-disabled={ends.end}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </section>
  )
})

function endsOf({ scrollLeft, scrollWidth, clientWidth }: Element): Ends {
  // Counted below nought where writing runs from right to left; a scaled screen may stop within a
  // pixel of the end.
  const passed = Math.abs(scrollLeft)
  return { start: passed < 2, end: passed + clientWidth > scrollWidth - 2 }
}
