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
  /** 'Accept basic'. Alone, it acknowledges the text. */
  basicLabel: string
  /** 'Accept all'. Omitted when there is no choice because the browser has opted out. */
  allLabel?: string
  /** Name of the clicked button in the form; its value is `basic` or `all`. @default 'consent' */
  name?: string
  /** `fixed` covers the bottom of the page; `page` is in the flow of the page. @default 'fixed' */
  placement?: 'fixed' | 'page'
  /**
   * Hides the bar unless `<html>` has the attribute `data-consent-question` or
   * `data-consent-opt-out`, so that a cached page can contain it. @default always shown
   */
  shownFor?: 'question' | 'opt-out'
  /** Purpose of the cookies, with a link to the policy. */
  children: ReactNode
}

/**
 * The consent prompt; both answers have the same appearance. A form, so it works without scripts.
 * Put it first in the page, so that it is first in the tab order.
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
        <div data-part="content">
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
