import { css } from '@linaria/core'
import { color, space } from '../../tokens.js'

export const numberField = css`
  @layer ui.number-field {
    position: relative;
    display: block;

    &[data-unit] > input {
      padding-inline-end: 3.5rem;
      appearance: textfield;
    }
    &[data-unit] > input::-webkit-inner-spin-button {
      display: none;
    }
    > span {
      position: absolute;
      inset-block: 0;
      inset-inline-end: ${space.sm};
      display: flex;
      align-items: center;
      color: ${color.inkSoft};
      pointer-events: none;
    }
  }
`
