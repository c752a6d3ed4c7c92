import { css } from '@linaria/core'
import { color, media, space, type } from '../../tokens.js'

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
      /* Contains absolutely positioned text for screen readers, inside the scroll container. */
      position: relative;
      max-block-size: 85dvh;
      overflow: auto;
    }
    table {
      inline-size: 100%;
      min-inline-size: max-content;
      border-collapse: separate;
      border-spacing: 0;
    }
    th,
    td {
      inline-size: 164px;
      max-inline-size: 320px;
      padding: ${space.sm};
      border-block-end: 1px solid ${color.line};
      text-align: start;
      vertical-align: top;
      white-space: normal;
    }
    tr > :first-child {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      inline-size: 112px;
      min-inline-size: 112px;
      max-inline-size: 160px;
      padding-inline-start: ${space.xs};
      background: ${color.ground};
      font-size: ${type.small};
      font-weight: 600;
      color: ${color.inkSoft};
      overflow-wrap: anywhere;
    }
    [data-part='images'] > td {
      border-block-end: 0;
    }
    [data-part='names'] > th {
      position: sticky;
      inset-block-start: 0;
      z-index: 2;
      background: ${color.ground};
      font-weight: 600;
    }
    [data-part='names'] > :first-child {
      z-index: 3;
    }
    [data-part='images'] picture {
      max-inline-size: 220px;
      margin-block-end: ${space.xs};
    }
    ${media.md} {
      th,
      td {
        inline-size: 220px;
      }
      tr > :first-child {
        inline-size: 160px;
      }
    }
    ${media.xl} {
      > [data-part='scroll'] {
        max-block-size: none;
        overflow: visible;
      }
      /* Below the page's own bar, whose height the page names. */
      [data-part='names'] > th {
        inset-block-start: var(--floga-bar-height, 0px);
      }
    }
    [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs};
    }
    tr[data-differs] > * {
      background: ${color.primarySoft};
    }
    @media print {
      > label,
      [data-part='actions'] {
        display: none;
      }
      > [data-part='scroll'] {
        max-block-size: none;
        overflow: visible;
      }
      tr > :first-child,
      [data-part='names'] > th {
        position: static;
      }
    }
  }
`
