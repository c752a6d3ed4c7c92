import { css } from '@linaria/core'
import { space } from '../../tokens.js'

export const phoneField = css`
  @layer ui.phone-field {
    display: flex;
    gap: ${space.xs};

    > span {
      flex: 0 1 9.5rem;
      min-inline-size: 6rem;
    }
    > input {
      flex: 1;
      min-inline-size: 0;
      font-variant-numeric: tabular-nums;
    }
  }
`
