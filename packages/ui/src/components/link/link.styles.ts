import { css } from '@linaria/core'
import { color, media } from '../../tokens.js'

export const link = css`
  @layer ui.link {
    &[data-variant='inline'] {
      color: ${color.primaryText};
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.18em;
    }
    &[data-variant='quiet'] {
      color: inherit;
      text-decoration: none;
    }
    &[data-variant='plain'] {
      color: inherit;
      text-decoration: none;
    }
    ${media.hover} {
      &[data-variant='inline']:hover {
        color: ${color.primaryText};
        text-decoration-thickness: 2px;
      }
      &[data-variant='quiet']:hover {
        color: ${color.primaryText};
        text-decoration: underline;
        text-underline-offset: 0.18em;
      }
    }
  }
`
