import { css } from '@linaria/core'
import { color, radius, space, type } from '../../tokens.js'
import { pendingDisplayDelayMs } from '../../lib/use-pending-display.js'

export const progress = css`
  @layer ui.progress {
    display: grid;
    gap: ${space['2xs']};

    /* Invisible at first: shorter work shows nothing. */
    &[data-state='pending'] {
      animation: :global(floga-appear-progress) 1ms ${pendingDisplayDelayMs}ms backwards;
    }
    @keyframes :global(floga-appear-progress) {
      from {
        visibility: hidden;
      }
    }
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
