import { css } from '@linaria/core'
import { color, media, space } from '../../tokens.js'

export const checkbox = css`
  @layer ui.checkbox {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space.xs};

    > input {
      inline-size: 20px;
      block-size: 20px;
      margin-block-start: 2px;
      accent-color: ${color.action};
    }
    > p {
      grid-column: 2;
    }
    > input[aria-invalid] {
      outline: 2px solid ${color.dangerText};
      outline-offset: 1px;
      border-radius: 2px;
    }
    > input[aria-invalid]:focus-visible {
      outline-color: ${color.focus};
      outline-offset: 2px;
    }
    ${media.coarse} {
      > input,
      > label {
        margin-block: 10px;
      }
      > label {
        min-block-size: 24px;
      }
      > input {
        inline-size: 24px;
        block-size: 24px;
      }
    }
  }
`
