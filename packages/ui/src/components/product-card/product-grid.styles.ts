import { css } from '@linaria/core'
import { media, size, space } from '../../tokens.js'

/**
 * Cards of a row share their rows (image, words, price, availability, action), so that all stand on the same lines
 * whatever each has to say. Where there is no subgrid each card keeps its own.
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
    &[data-layout='grid'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    @supports (grid-template-rows: subgrid) {
      &[data-layout='grid'] > li,
      &[data-layout='row'] > li,
      &[data-layout='grid'] > li > article,
      &[data-layout='row'] > li > article {
        display: grid;
        grid-row: span 5;
        grid-template-rows: subgrid;
      }
    }
    &[data-layout='row'] {
      position: relative;
      grid-template: repeat(5, auto) / none;
      grid-auto-flow: column;
      grid-auto-columns: clamp(168px, 44vw, 248px);
      gap: ${space.xs} ${space.sm};
      overflow-x: auto;
      overscroll-behavior-inline: contain;
      scroll-snap-type: inline proximity;
      scrollbar-width: thin;
      margin-inline: calc(-1 * ${size.gutter});
      padding: 3px ${size.gutter} 0;
      scroll-padding-inline: ${size.gutter};
    }
    &[data-layout='row'] > li {
      min-inline-size: 0;
      scroll-snap-align: start;
    }
    ${media.md} {
      &[data-layout='grid'] {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
    ${media.xl} {
      &[data-layout='grid'],
      &[data-layout='row'] {
        grid-template-columns: repeat(4, minmax(0, 1fr));
        row-gap: ${space.xs};
      }
      &[data-layout='grid'] > li > article,
      &[data-layout='row'] > li > article {
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
  }
`
