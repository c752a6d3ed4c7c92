import { css } from '@linaria/core'
import { media, radius, space } from '../../tokens.js'

export const socialIcons = css`
  @layer ui.social-icons {
    display: flex;
    flex-wrap: wrap;
    gap: ${space['2xs']};
    margin-inline-start: -10px;

    a {
      display: flex;
      align-items: center;
      justify-content: center;
      inline-size: 44px;
      block-size: 44px;
      border-radius: ${radius.control};
    }
    ${media.hover} {
      a:hover {
        outline: 1px solid currentcolor;
        outline-offset: -4px;
      }
    }
  }
`
