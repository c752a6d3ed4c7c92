import { media, size } from '@floga/ui/tokens'
import { css, cx } from '@linaria/core'
import type { HTMLAttributes, ReactElement } from 'react'

const section = css`
  @layer app {
    padding-block: 1.25rem;
    @media (min-width: 768px) {
      padding-block: 2rem;
    }
    /*
     * Rows reach the edges of a phone. Content that is not rendered yet has the estimated height of
     * most sections.
     */
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

/**
 * A section of a page with space above and below; those behind another section are rendered when
 * they come near, by `content-visibility`.
 */
export function Section({ className, ...rest }: HTMLAttributes<HTMLElement>): ReactElement {
  return <section className={cx(section, className)} {...rest} />
}
