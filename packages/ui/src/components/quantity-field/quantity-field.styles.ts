import { css } from '@linaria/core'
import { color, media, radius, size } from '../../tokens.js'

export const quantityField = css`
  @layer ui.quantity-field {
    display: inline-flex;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.ground};

    > button[aria-label] {
      display: flex;
      align-items: center;
      justify-content: center;
      inline-size: ${size.control};
      min-block-size: calc(${size.control} - 2px);
      border: 0;
      border-radius: ${radius.control};
      background: transparent;
      color: ${color.ink};
      cursor: pointer;
    }
    > button[aria-label]:disabled {
      color: ${color.inkSoft};
      opacity: 0.55;
      cursor: not-allowed;
    }
    > input {
      inline-size: 3.25rem;
      border: 0;
      border-radius: 4px;
      background: transparent;
      text-align: center;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
      appearance: textfield;
    }
    > input::-webkit-inner-spin-button,
    > input::-webkit-outer-spin-button {
      appearance: none;
      margin: 0;
    }
    &[data-invalid] {
      border-color: ${color.dangerText};
      box-shadow: inset 0 0 0 1px ${color.dangerText};
    }
    ${media.hover} {
      > button[aria-label]:not(:disabled):hover {
        background: ${color.primarySoft};
        color: ${color.primaryText};
      }
    }
  }
`
