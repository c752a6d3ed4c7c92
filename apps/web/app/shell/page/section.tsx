import { media, size } from '@floga/ui/tokens'
import { css, cx } from '@linaria/core'
import type { HTMLAttributes, ReactElement } from 'react'

const section = css`
  @layer app {
    padding-block: 1.25rem;
    @media (min-width: 768px) {
      padding-block: 2rem;
    }
    /* Rows reach to the edges of a phone. What is not drawn yet has about the height that most sections have. */
    html:not([data-whole]) &:is(:not(:first-of-type), div + &) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 510px;
      overflow-clip-margin: ${size.gutter};
      ${media.md} {
        contain-intrinsic-block-size: auto 570px;
      }
      @media print {
        content-visibility: visible;
      }
    }
  }
`

/** A part of a page with space above and below; those behind another part of the page are drawn when they come near (`WholePage`). */
export function Section({ className, ...rest }: HTMLAttributes<HTMLElement>): ReactElement {
  return <section className={cx(section, className)} {...rest} />
}
