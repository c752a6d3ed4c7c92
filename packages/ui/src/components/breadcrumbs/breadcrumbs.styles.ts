import { css } from '@linaria/core'
import { color, media, space, type } from '../../tokens.js'

export const breadcrumbs = css`
  @layer ui.breadcrumbs {
    font-size: ${type.small};
    color: ${color.inkSoft};

    > ol {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space['2xs']};
    }
    li {
      display: inline-flex;
      align-items: center;
      gap: ${space['2xs']};
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    [aria-current] {
      color: ${color.ink};
    }
    [data-part='back'] {
      display: none;
    }
    @media (max-width: 767.98px) {
      li:not(:nth-last-child(2), :only-child) {
        display: none;
      }
      li:nth-last-child(2) > [data-part='back'] {
        display: block;
      }
      li:nth-last-child(2) > [data-part='next'] {
        display: none;
      }
    }
    ${media.coarse} {
      a {
        display: inline-flex;
        align-items: center;
        min-block-size: 44px;
      }
    }
  }
`
