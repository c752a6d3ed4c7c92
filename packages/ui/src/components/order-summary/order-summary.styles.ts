import { css } from '@linaria/core'
import { color, space, type } from '../../tokens.js'

export const orderSummary = css`
  @layer ui.order-summary {
    font-variant-numeric: tabular-nums;

    > div {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      gap: ${space.md};
      padding-block: 0.1875rem;
    }
    dd {
      text-align: end;
      white-space: nowrap;
    }
    [data-kind='saving'] dd {
      color: ${color.successText};
    }
    [data-kind='note'] {
      font-size: ${type.small};
      color: ${color.inkSoft};
    }
    [data-kind='total'] {
      margin-block-start: ${space.xs};
      padding-block-start: ${space.sm};
      border-block-start: 1px solid ${color.line};
      font-weight: 600;
    }
    [data-kind='total']:first-child {
      margin-block-start: 0;
      padding-block-start: 0;
      border-block-start: 0;
    }
    [data-kind='total'] dd {
      font-family: ${type.title};
      font-size: ${type.title3};
    }
  }
`
