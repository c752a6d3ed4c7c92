import { css } from '@linaria/core'
import { color, media, radius, type } from '../../tokens.js'

export const iconButton = css`
  @layer ui.icon-button {
    position: relative;
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    inline-size: 44px;
    block-size: 44px;
    border: 1px solid transparent;
    border-radius: ${radius.control};
    background: transparent;
    color: inherit;
    text-decoration: none;
    cursor: pointer;

    ${media.hover} {
      &:hover {
        background: ${color.groundSoft};
        color: ${color.primaryText};
      }
    }
    &:disabled {
      color: ${color.inkSoft};
      cursor: not-allowed;
    }
    &[aria-disabled='true'] {
      background: transparent;
      color: ${color.lineStrong};
      cursor: not-allowed;
    }
    ${media.forced} {
      border-color: ButtonText;
    }
  }
`

export const countMark = css`
  @layer ui.icon-button {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-end: 0;
    min-inline-size: 20px;
    padding-inline: 5px;
    border-radius: ${radius.pill};
    background: ${color.action};
    color: ${color.onAction};
    font-size: ${type.tiny};
    font-weight: 600;
    line-height: 20px;
    text-align: center;
    font-variant-numeric: tabular-nums;

    &::before {
      content: attr(data-count);
    }
  }
`
