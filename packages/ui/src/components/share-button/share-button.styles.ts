import { css } from '@linaria/core'
import { color, size, space, type } from '../../tokens.js'

export const shareButton = css`
  @layer ui.share-button {
    display: inline-flex;
    align-items: center;
    gap: ${space.sm};

    > a {
      display: inline-flex;
      align-items: center;
      gap: ${space.xs};
      min-block-size: ${size.control};
      color: ${color.primaryText};
      font-weight: 600;
      text-decoration: none;
      cursor: pointer;
    }
    > a:hover {
      text-decoration: underline;
      text-underline-offset: 0.18em;
    }
    > [role='status'] {
      font-size: ${type.small};
      color: ${color.successText};
    }
  }
`
