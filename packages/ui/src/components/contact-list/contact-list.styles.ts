import { css } from '@linaria/core'
import { media, size, space } from '../../tokens.js'

export const contactList = css`
  @layer ui.contact-list {
    display: grid;
    gap: ${space.xs};

    > li {
      display: flex;
      align-items: baseline;
      gap: ${space.sm};
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    > li > svg {
      flex: none;
      align-self: start;
      margin-block-start: 0.15em;
    }
    ${media.coarse} {
      a {
        display: inline-flex;
        align-items: center;
        min-block-size: ${size.control};
      }
      > li:has(a) > svg {
        margin-block-start: calc(${size.control} / 2 - 10px);
      }
    }
  }
`
