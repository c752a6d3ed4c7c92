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
      /* Enough for more than the images where the screen is low, or zoomed. */
      max-block-size: max(85dvh, 32rem);
      overflow: auto;
    }
    table {
      inline-size: 100%;
      table-layout: fixed;
      border-collapse: separate;
      border-spacing: 0;
    }
    /* On phones two products fill the screen, and the next one is seen beside them. */
    table[data-products='2'] {
      min-inline-size: 18rem;
    }
    table[data-products='3'] {
      inline-size: 128%;
      min-inline-size: 27rem;
    }
    table[data-products='4'] {
      inline-size: 170%;
      min-inline-size: 36rem;
    }
    ${media.sm} {
      table[data-products='3'] {
        inline-size: 100%;
      }
      table[data-products='4'] {
        inline-size: 128%;
      }
    }
    th,
    td {
      padding: ${space.sm} ${space.xs};
      border-block-end: 1px solid ${color.line};
      text-align: start;
      vertical-align: top;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    tr > :first-child {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      font-size: ${type.small};
      font-weight: 600;
      color: ${color.inkSoft};
    }
    /* A property's name is above its cells and takes no width from them. */
    @media (max-width: 767.98px) {
      tr > :first-child {
        inline-size: 0;
        padding-inline: 0;
      }
      tbody > tr > td {
        padding-block-start: 2rem;
      }
      tbody > tr > th > span {
        position: absolute;
        inset-inline-start: ${space.xs};
        inset-block-start: ${space.xs};
        inline-size: max-content;
        max-inline-size: 80vw;
      }
    }
    [data-part='images'] > td {
      padding-block-end: 0;
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
    [data-part='image'] {
      position: relative;
      max-inline-size: 220px;
    }
    /* On the image's corner: there it is the product's, and in nobody's way. */
    [data-part='remove'] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
    }
    [data-part='actions'] {
      max-inline-size: 220px;
      margin-block-start: ${space.xs};
    }
    tr[data-differs] > * {
      background: ${color.primarySoft};
    }
    ${media.md} {
      > [data-part='scroll'] {
        max-block-size: none;
        overflow: visible;
      }
      /* As wide as its products: a single one does not fill the page. */
      table[data-products='1'] {
        inline-size: min(100%, 520px);
      }
      table[data-products='2'] {
        inline-size: min(100%, 840px);
      }
      table[data-products='3'] {
        inline-size: min(100%, 1160px);
      }
      table[data-products='4'] {
        inline-size: 100%;
      }
      th,
      td {
        padding-inline: ${space.sm};
      }
      tr > :first-child {
        inline-size: 144px;
        padding-inline-start: ${space.xs};
      }
      tr:not([data-differs]) > :first-child {
        background: ${color.ground};
      }
      /* Below the page's own bar, whose height the page names. */
      [data-part='names'] > th {
        inset-block-start: var(--floga-bar-height, 0px);
      }
    }
    ${media.xl} {
      tr > :first-child {
        inline-size: 200px;
      }
    }
    @media print {
      > label,
      [data-part='remove'],
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
