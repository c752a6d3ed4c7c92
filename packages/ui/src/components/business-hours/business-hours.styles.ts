import { css } from '@linaria/core'
import { space } from '../../tokens.js'

export const businessHours = css`
  @layer ui.business-hours {
    display: grid;
    gap: ${space.xs};
    max-inline-size: 24rem;

    > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${space.md};
    }
    dd {
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
  }
`
