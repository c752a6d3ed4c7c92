import { css } from '@linaria/core'
import { color, space, type } from '../../tokens.js'

export const measurements = css`
  @layer ui.measurements {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
    gap: ${space.md} ${space.xl};

    dt {
      display: flex;
      align-items: center;
      gap: ${space.xs};
      font-size: ${type.small};
      color: ${color.inkSoft};
    }
    dt > svg {
      flex: none;
    }
    dd {
      padding-inline-start: calc(32px + ${space.xs});
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
  }
`
