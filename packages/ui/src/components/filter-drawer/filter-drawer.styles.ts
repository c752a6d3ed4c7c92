import { css } from '@linaria/core'
import { media, space } from '../../tokens.js'

export const filterDrawer = css`
  @layer ui.filter-drawer {
    > [data-part='beside'] {
      display: none;
    }
    > [data-part='beside']:target {
      display: block;
      padding-block: ${space.md};
    }
    ${media.lg} {
      > [data-part='opener'] {
        display: none;
      }
      > [data-part='beside'],
      > [data-part='beside']:target {
        display: block;
        padding-block: 0;
      }
    }
  }
`
