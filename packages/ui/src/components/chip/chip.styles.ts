import { css } from '@linaria/core'
import { color, media, size, space, type } from '../../tokens.js'

export const chip = css`
  @layer ui.chip {
    display: inline-flex;
    align-items: center;
    gap: ${space['2xs']};
    min-block-size: ${size.controlSmall};
    max-inline-size: 100%;
    padding: 0.125rem ${space.sm};
    border: 1px solid ${color.lineStrong};
    /* A pill on one line; with more lines the text clears the corners. */
    border-radius: calc(${size.controlSmall} / 2);
    background: ${color.ground};
    font-size: ${type.small};
    line-height: 1.3;
    text-decoration: none;

    > span {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    &[data-removable] {
      border-color: ${color.primaryText};
      background: ${color.primarySoft};
      color: ${color.primaryText};
    }
    ${media.hover} {
      &:hover {
        border-color: ${color.primaryText};
        color: ${color.primaryText};
      }
    }
  }
`
