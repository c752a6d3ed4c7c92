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
      grid-template-columns: 24px minmax(0, 1fr) auto;
      gap: ${space.sm};
      align-items: start;
      padding-block-end: ${space.md};
      line-height: 24px;
    }
    > li:last-child {
      padding-block-end: 0;
    }
    /* What happened one after the other hangs on one line. */
    > li:not(:last-child)::before {
      content: '';
      position: absolute;
      inset-block: 28px 4px;
      inset-inline-start: 11.5px;
      border-inline-start: 1px solid ${color.lineStrong};
    }
    > li > p {
      min-inline-size: 0;
      overflow-wrap: anywhere;
      text-wrap: pretty;
    }
    > li > time {
      font-size: ${type.small};
      color: ${color.inkSoft};
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
    [data-part='nobody'] {
      justify-self: center;
      align-self: start;
      inline-size: 8px;
      block-size: 8px;
      margin-block-start: 8px;
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.pill};
      background: ${color.lineStrong};
    }
  }
`
