import { cx } from '@linaria/core'
import { forwardRef, useRef } from 'react'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { useCoveredSize } from '../../lib/use-covered-size.js'
import { Button } from '../button/button.js'
import { Container } from '../container/container.js'
import { cookieBar, fixedCookieBar } from './cookie-bar.styles.js'

/** Props of {@link CookieBar}; other attributes reach the `<form>` that sends the choice. */
export interface CookieBarProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'title'> {
  /** Names the region: 'Cookies'. */
  title: string
  /** 'Accept basic'. Alone, it says that the words were read. */
  basicLabel: string
  /** 'Accept all'. Left out where there is nothing to choose: the browser has answered by itself. */
  allLabel?: string
  /** Name of the pressed button in the form; its value is `basic` or `all`. @default 'consent' */
  name?: string
  /** `fixed` lies over the page's foot; `page` stands in the page, where it covers nothing. @default 'fixed' */
  placement?: 'fixed' | 'page'
  /**
   * Hides the bar until the document asks for it: while `<html>` has the attribute `data-consent-question` or
   * `data-consent-opt-out`. A page that is the same for everybody can hold it. @default always shown
   */
  shownFor?: 'question' | 'opt-out'
  /** What the cookies are for, with a link to the policy. */
  children: ReactNode
}

/**
 * Asks for the choice of cookies; both answers look alike. A form, so it works without scripts. Stands first in the page, so
 * that the keyboard reaches it first.
 */
export const CookieBar = forwardRef<HTMLFormElement, CookieBarProps>(function CookieBar(
  {
    title,
    basicLabel,
    allLabel,
    name = 'consent',
    method = 'post',
    placement = 'fixed',
    shownFor,
    className,
    children,
    ...rest
  },
  ref,
) {
  const barRef = useRef<HTMLElement>(null)
  useCoveredSize(barRef, '--cookie-bar-size', placement === 'fixed')
  return (
    <section
      ref={barRef}
      aria-label={title}
      className={cx(cookieBar, placement === 'fixed' && fixedCookieBar, className)}
      data-cookie-bar={shownFor}
    >
      <Container>
        <div data-part="words">
          <p data-part="title">{title}</p>
          {children}
        </div>
        <form ref={ref} method={method} {...rest}>
          <Button type="submit" name={name} value="basic">
            {basicLabel}
          </Button>
          {allLabel !== undefined && (
            <Button type="submit" name={name} value="all">
              {allLabel}
            </Button>
          )}
        </form>
      </Container>
    </section>
  )
})
