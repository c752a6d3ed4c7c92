import { css } from '@linaria/core'
import { media, size, space } from '../../tokens.js'

/**
 * Cards of a row share row tracks (image, text, offer), so that they align
 * whatever their content. Without subgrid each card has its own. Content that is not rendered yet
 * (`content-visibility`) has an estimated height; with three columns a group ends within a row, so
 * all groups are rendered.
 */
export const productGrid = css`
  @layer ui.product-card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    &[data-layout='grid'],
    &[data-layout='row'] {
      gap: ${space.xs} ${size.gutter};
      margin-block-end: calc(-1 * ${space.lg});
    }
    &[data-layout='grid'] > [data-part='group'] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space.xs} ${size.gutter};
    }
    html:not([data-whole]) & > [data-part='group']:not(:first-child) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 890px;
      overflow-clip-margin: ${space.xs};
    }
    @supports (grid-template-rows: subgrid) {
      &[data-layout='grid'] > [data-part='group'] > *,
      &[data-layout='row'] > *,
      &[data-layout='grid'] > [data-part='group'] > * > article,
      &[data-layout='row'] > * > article {
        display: grid;
        grid-row: span 3;
        grid-template-rows: subgrid;
      }
    }
    &[data-layout='row'] {
      position: relative;
      grid-template: repeat(3, auto) / none;
      grid-auto-flow: column;
      grid-auto-columns: clamp(168px, 44vw, 248px);
      gap: ${space.xs} ${space.sm};
      overflow-x: auto;
      overscroll-behavior-inline: contain;
      scroll-snap-type: inline proximity;
      scrollbar-width: thin;
      margin-inline: calc(-1 * ${size.edge});
      padding: 3px ${size.edge} 0;
      scroll-padding-inline: ${size.edge};
    }
    &[data-layout='row'] > * {
      min-inline-size: 0;
      scroll-snap-align: start;
    }
    ${media.md} {
      &[data-layout='grid'] {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
      &[data-layout='grid'] > [data-part='group'] {
        display: contents;
      }
      html:not([data-whole]) &[data-layout='list'] > [data-part='group']:not(:first-child) {
        contain-intrinsic-block-size: auto 772px;
      }
    }
    ${media.xl} {
      &[data-layout='grid'] {
        grid-template-columns: minmax(0, 1fr);
      }
      &[data-layout='grid'] > [data-part='group'] {
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
      html:not([data-whole]) &[data-layout='grid'] > [data-part='group']:not(:first-child) {
        contain-intrinsic-block-size: auto 485px;
      }
      &[data-layout='row'] {
        grid-template-columns: repeat(4, minmax(0, 1fr));
        row-gap: ${space.xs};
      }
      &[data-layout='grid'] > [data-part='group'] > * > article,
      &[data-layout='row'] > * > article {
        padding-block-end: ${space.xl};
      }
      &[data-layout='row'] {
        grid-template-rows: none;
        grid-auto-flow: row;
        column-gap: ${size.gutter};
        overflow: visible;
        margin-inline: 0;
        padding: 0;
      }
    }
    ${media.xl} {
      /* Two in a list fill its row. */
      &[data-layout='list'] > [data-part='group']:has(> :nth-child(2):last-child):only-child {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        column-gap: ${size.gutter};
      }
    }
    @media print {
      html:not([data-whole]) & > [data-part='group']:not(:first-child) {
        content-visibility: visible;
      }
    }
  }
`
