import { css } from '@linaria/core'
import { media, size, space } from '../../tokens.js'

export const contactList = css`
  @layer ui.contact-list {
    display: grid;
    gap: ${space.xs};

    > li {
      display: flex;
      align-items: center;
      gap: ${space.sm};
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
