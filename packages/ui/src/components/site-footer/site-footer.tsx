import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import { Container } from '../container/container.js'
import { Icon } from '../icon/icon.js'
import { siteFooter } from './site-footer.styles.js'

export interface SiteFooterProps extends HTMLAttributes<HTMLElement> {
  /** A band above the columns: the newsletter. @default none */
  top?: ReactNode
  /**
   * `FooterColumn`s, or `FooterGroup`s of them; none where the page should have no distractions.
   */
  children?: ReactNode
  /** Copyright at the start, cards at the end. */
  bottom: ReactNode
}

export interface FooterColumnProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: string
}

/** The page's footer: a band, columns, three on wide screens, then a last line. */
export const SiteFooter = forwardRef<HTMLElement, SiteFooterProps>(function SiteFooter(
  { top, children, bottom, className, ...rest },
  ref,
) {
  return (
    <footer
      ref={ref}
      className={cx(siteFooter, className)}
      data-bare={!children || undefined}
      {...rest}
    >
      {top && (
        <div data-part="top">
          <Container>{top}</Container>
        </div>
      )}
      <Container>
        {children && <div data-part="columns">{children}</div>}
        <div data-part="bottom">{bottom}</div>
      </Container>
    </footer>
  )
})

/** Columns under each other, which are one where columns are side by side. */
export function FooterGroup({ children }: { children: ReactNode }): ReactElement {
  return <div data-part="group">{children}</div>
}

/**
 * One titled column of the footer; it lays out a list of links. On phones it is collapsed under its
 * title. The title is twice in the document and once on the page: a summary that opens nothing must
 * not take focus.
 */
export const FooterColumn = forwardRef<HTMLElement, FooterColumnProps>(function FooterColumn(
  { title, children, ...rest },
  ref,
) {
  return (
    <section ref={ref} data-part="column" {...rest}>
      <h2>{title}</h2>
      <details>
        <summary>
          <h2>{title}</h2>
          <Icon name="chevron-down" />
        </summary>
        <div data-part="content">{children}</div>
      </details>
    </section>
  )
})
