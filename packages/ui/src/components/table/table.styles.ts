import { css } from '@linaria/core'
import { color, space, stackedRows, type } from '../../tokens.js'

export const table = css`
  @layer ui.table {
    /* The caption is as wide as the visible area, whatever the width of the table. */
    container-type: inline-size;
    inline-size: 100%;
    overflow-x: auto;

    > table {
      inline-size: 100%;
      font-variant-numeric: tabular-nums;
    }
    caption {
      padding-block-end: ${space.xs};
      font-family: ${type.title};
      font-size: ${type.title4};
      font-weight: 600;
      text-align: start;
    }
    caption > span {
      position: sticky;
      inset-inline-start: 0;
      display: block;
      inline-size: fit-content;
      max-inline-size: 100cqi;
    }
    th,
    td {
      padding: ${space.xs} ${space.sm};
      border-block-end: 1px solid ${color.line};
      text-align: start;
      vertical-align: baseline;
    }
    th:first-child,
    td:first-child {
      padding-inline-start: 0;
    }
    th:last-child,
    td:last-child {
      padding-inline-end: 0;
    }
    [data-align='end'] {
      text-align: end;
    }
    thead th {
      font-size: ${type.small};
      font-weight: 600;
      color: ${color.inkSoft};
    }
    tbody th {
      font-weight: 400;
    }
    [data-part='label'] {
      display: none;
    }
    @container (max-width: 36rem) {
      &[data-stacked='true'] {
        ${stackedRows}
        /* Of a table that is a block, it would be as narrow as its longest word. */
        caption {
          display: block;
        }
        tbody th {
          font-weight: 600;
        }
        /* A long value goes below its label, a short one to the end of its line. */
        td {
          display: flex;
          flex-wrap: wrap;
          align-items: baseline;
          justify-content: space-between;
          column-gap: ${space.md};
        }
        [data-part='label'] {
          display: block;
          font-size: ${type.small};
          color: ${color.inkSoft};
        }
      }
    }
  }
`
