import { css } from '@linaria/core'
import { color, radius, shadow, space } from '../../tokens.js'

export const skipLink = css`
  @layer ui.skip-link {
    position: absolute;
    inset-block-start: ${space.xs};
    inset-inline-start: ${space.xs};
    z-index: 100;
    padding: ${space.sm} ${space.md};
    border-radius: ${radius.control};
    background: ${color.ground};
    color: ${color.primaryText};
    font-weight: 600;
    box-shadow: ${shadow.float};

    &:not(:focus) {
      inline-size: 1px;
      block-size: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    @media print {
      display: none;
    }
  }
`
