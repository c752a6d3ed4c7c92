import { css } from '@linaria/core'
import { color, radius, size, space } from '../../tokens.js'

export const textInput = css`
  @layer ui.text-input {
    inline-size: 100%;
    min-block-size: ${size.control};
    padding: 0.4375rem ${space.sm};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.ground};
    line-height: 1.5;

    &::placeholder {
      color: ${color.inkSoft};
      opacity: 1;
    }
    &:hover {
      border-color: ${color.primaryText};
    }
    &[aria-invalid] {
      border-color: ${color.dangerText};
      box-shadow: inset 0 0 0 1px ${color.dangerText};
    }
    &:disabled {
      background: ${color.groundSoft};
      border-color: ${color.line};
      color: ${color.inkSoft};
    }
    &[type='number'] {
      font-variant-numeric: tabular-nums;
    }
  }
`
