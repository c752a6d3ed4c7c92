import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { Button } from '../button/button.js'
import { Container } from '../container/container.js'
import { cookieBar } from './cookie-bar.styles.js'

/** Props of {@link CookieBar}; other attributes reach the `<form>` that sends the choice. */
export interface CookieBarProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'title'> {
  /** Names the region: 'Cookies'. */
  title: string
  /** 'Accept basic'. */
  basicLabel: string
  /** 'Accept all'. */
  allLabel: string
  /** Name of the pressed button in the form; its value is `basic` or `all`. @default 'consent' */
  name?: string
  /** What the cookies are for, with a link to the policy. */
  children: ReactNode
}

/** Asks for the choice of cookies at the page's foot; both answers look alike. A form, so it works without scripts. */
export const CookieBar = forwardRef<HTMLFormElement, CookieBarProps>(function CookieBar(
  { title, basicLabel, allLabel, name = 'consent', method = 'post', className, children, ...rest },
  ref,
) {
  return (
    <section aria-label={title} className={cx(cookieBar, className)}>
      <Container>
        <div data-part="words">
          <p data-part="title">{title}</p>
          {children}
        </div>
        <form ref={ref} method={method} {...rest}>
          <Button type="submit" name={name} value="basic">
            {basicLabel}
          </Button>
          <Button type="submit" name={name} value="all">
            {allLabel}
          </Button>
        </form>
      </Container>
    </section>
  )
})
