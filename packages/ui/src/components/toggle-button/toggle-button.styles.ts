import { css } from '@linaria/core'
import { color, media, radius, size } from '../../tokens.js'

export const toggleButton = css`
  @layer ui.toggle-button {
    position: relative;
    display: inline-grid;
    place-items: center;
    inline-size: ${size.control};
    block-size: ${size.control};
    border: 4px solid transparent;
    border-radius: calc(${radius.control} + 4px);
    background: ${color.ground} padding-box;
    color: ${color.inkSoft};
    cursor: pointer;
    user-select: none;

    > input {
      position: absolute;
      inset: -4px;
      margin: 0;
      opacity: 0;
      cursor: inherit;
    }
    ${media.hover} {
      &:hover {
        color: ${color.primaryText};
      }
    }
    &:has(:focus-visible) {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
    }
    &:has(:checked) {
      background: ${color.action} padding-box;
      color: ${color.onAction};
    }
    &:has(:disabled) {
      color: ${color.lineStrong};
      cursor: not-allowed;
    }
    ${media.forced} {
      border: 1px solid ButtonText;

      &:has(:checked) {
        forced-color-adjust: none;
        background: SelectedItem;
        color: SelectedItemText;
      }
      &:has(:disabled) {
        border-color: GrayText;
      }
    }
  }
`
