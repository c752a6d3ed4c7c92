import { css, cx } from '@linaria/core'
import type { HTMLAttributes, ReactElement } from 'react'

const section = css`
  @layer app {
    padding-block: 1.25rem;
    @media (min-width: 768px) {
      padding-block: 2rem;
    }
  }
`

/** A part of a page with space above and below. */
export function Section({ className, ...rest }: HTMLAttributes<HTMLElement>): ReactElement {
  return <section className={cx(section, className)} {...rest} />
}
