import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Container } from '../container/container.js'
import { siteFooter } from './site-footer.styles.js'

/** Props of {@link SiteFooter}. */
export interface SiteFooterProps extends HTMLAttributes<HTMLElement> {
  /** `FooterColumn`s; none where the page is to keep its reader. */
  children?: ReactNode
  /** Copyright at the start, cards at the end. */
  bottom: ReactNode
}

/** Props of {@link FooterColumn}. */
export interface FooterColumnProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: string
}

/** The page's foot: columns, then a last line. */
export const SiteFooter = forwardRef<HTMLElement, SiteFooterProps>(function SiteFooter(
  { children, bottom, className, ...rest },
  ref,
) {
  return (
    <footer ref={ref} className={cx(siteFooter, className)} {...rest}>
      <Container>
        {children && <div data-part="columns">{children}</div>}
        <div data-part="bottom">{bottom}</div>
      </Container>
    </footer>
  )
})

/** One titled column of the foot; a list of links inside is laid out by it. */
export const FooterColumn = forwardRef<HTMLElement, FooterColumnProps>(function FooterColumn(
  { title, children, ...rest },
  ref,
) {
  return (
    <section ref={ref} data-part="column" {...rest}>
      <h2>{title}</h2>
      {children}
    </section>
  )
})
