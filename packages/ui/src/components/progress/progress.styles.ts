import { css } from '@linaria/core'
import { color, radius, space, type } from '../../tokens.js'

export const progress = css`
  @layer ui.progress {
    display: grid;
    gap: ${space['2xs']};

    > label {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${space.sm};
      font-size: ${type.small};
    }
    [data-part='detail'] {
      color: ${color.inkSoft};
      font-variant-numeric: tabular-nums;
    }
    > progress {
      inline-size: 100%;
      block-size: 8px;
      overflow: hidden;
      border: 0;
      border-radius: ${radius.pill};
      background: ${color.line};
      accent-color: ${color.action};
    }
    > progress[value] {
      appearance: none;
    }
    > progress::-webkit-progress-bar {
      background: ${color.line};
    }
    > progress::-webkit-progress-value {
      border-radius: ${radius.pill};
      background: ${color.action};
    }
    > progress::-moz-progress-bar {
      border-radius: ${radius.pill};
      background: ${color.action};
    }
  }
`
