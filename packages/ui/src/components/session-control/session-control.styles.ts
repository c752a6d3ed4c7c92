import { css } from '@linaria/core'
import { media, size, space } from '../../tokens.js'

export const sessionControl = css`
  @layer ui.session-control {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space['2xs']} ${space.md};

    > li {
      display: inline-flex;
      align-items: center;
      gap: ${space.xs};
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    > li > svg {
      flex: none;
    }
    ${media.coarse} {
      a {
        display: inline-flex;
        align-items: center;
        min-block-size: ${size.control};
      }
    }
  }
`
