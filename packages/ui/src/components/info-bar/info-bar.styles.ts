import { css } from '@linaria/core'
import { color, media, space, type } from '../../tokens.js'

export const infoBar = css`
  @layer ui.info-bar {
    display: none;
    background: ${color.groundInverse};
    color: ${color.inkInverse};
    font-size: ${type.small};

    ${media.lg} {
      display: block;
    }
    ul {
      display: flex;
      gap: ${space.lg};
    }
    li {
      display: inline-flex;
      align-items: center;
      gap: ${space.xs};
      min-block-size: 36px;
    }
    li:first-child {
      margin-inline-end: auto;
    }
    a:hover {
      color: inherit;
    }
    a:focus-visible {
      outline-color: currentcolor;
    }
  }
`
