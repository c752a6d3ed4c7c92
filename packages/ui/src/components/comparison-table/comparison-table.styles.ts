import { css } from '@linaria/core'
import { color, space, type } from '../../tokens.js'

export const comparisonTable = css`
  @layer ui.comparison-table {
    display: grid;
    gap: ${space.sm};
    min-inline-size: 0;

    > label {
      display: inline-flex;
      align-items: center;
      gap: ${space.xs};
      min-block-size: 44px;
      cursor: pointer;
    }
    > label > input {
      inline-size: 20px;
      block-size: 20px;
      accent-color: ${color.action};
    }
    &:has(> label > input:checked) tr[data-equal] {
      display: none;
    }
    > [data-part='scroll'] {
      overflow-x: auto;
    }
    table {
      inline-size: 100%;
      min-inline-size: max-content;
    }
    th,
    td {
      inline-size: 220px;
      max-inline-size: 280px;
      padding: ${space.sm};
      border-block-end: 1px solid ${color.line};
      text-align: start;
      vertical-align: top;
      white-space: normal;
    }
    th:first-child {
      position: sticky;
      inset-inline-start: 0;
      inline-size: 120px;
      max-inline-size: 160px;
      padding-inline-start: 0;
      background: ${color.ground};
      font-size: ${type.small};
      font-weight: 600;
      color: ${color.inkSoft};
    }
    thead picture {
      max-inline-size: 200px;
      margin-block-end: ${space.xs};
    }
    thead th > div {
      margin-block-start: ${space.xs};
      font-weight: 400;
    }
    [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs};
    }
    [data-part='missing'] {
      color: ${color.inkSoft};
    }
    @media print {
      > label,
      [data-part='actions'] {
        display: none;
      }
      > [data-part='scroll'] {
        overflow: visible;
      }
    }
  }
`
