import { css } from '@linaria/core'
import { color, radius, space, type } from '../../tokens.js'

export const activityLog = css`
  @layer ui.activity-log {
    margin: 0;
    padding: 0;
    list-style: none;

    > li {
      position: relative;
      display: grid;
      grid-template-columns: 1.5rem minmax(0, 1fr);
      gap: ${space.sm};
      align-items: start;
      padding-block-end: ${space.md};
      line-height: 1.5rem;
    }
    > li:last-child {
      padding-block-end: 0;
    }
    /* A line connects consecutive entries. */
    > li:not(:last-child)::before {
      content: '';
      position: absolute;
      inset-block: calc(1.5rem + 4px) 4px;
      inset-inline-start: calc(0.75rem - 0.5px);
      border-inline-start: 1px solid ${color.lineStrong};
    }
    /* With large text the time goes below. */
    > li > div {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space.sm};
      min-inline-size: 0;
    }
    p {
      flex: 1 1 9rem;
      min-inline-size: 0;
      overflow-wrap: anywhere;
      text-wrap: pretty;
    }
    time {
      font-size: ${type.small};
      color: ${color.inkSoft};
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
    [data-part='anonymous'] {
      justify-self: center;
      align-self: start;
      inline-size: 8px;
      block-size: 8px;
      margin-block-start: calc(0.75rem - 4px);
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.pill};
      background: ${color.lineStrong};
    }
  }
`
