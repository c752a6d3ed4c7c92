import { css } from '@linaria/core'
import { media, size, space } from '../../tokens.js'

export const scrollRow = css`
  @layer ui.scroll-row {
    --item: 78vw;
    position: relative;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: min(var(--item), 320px);
    gap: ${space.sm};
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    scroll-snap-type: inline proximity;
    scrollbar-width: thin;
    margin-inline: calc(-1 * ${size.edge});
    padding: 3px ${size.edge} ${space.xs};
    scroll-padding-inline: ${size.edge};

    &[data-items='small'] {
      --item: 42vw;
      grid-auto-columns: min(var(--item), 200px);
    }
    &[data-columns='auto'] {
      grid-auto-columns: max-content;
      gap: ${space.xs};
      justify-content: start;
    }
    > li {
      min-inline-size: 0;
      scroll-snap-align: start;
    }
    ${media.xl} {
      &:not([data-columns='auto']) {
        grid-auto-flow: row;
        gap: ${size.gutter};
        overflow: visible;
        margin-inline: 0;
        padding: 0;
      }
      /* Space for the focus ring. */
      &[data-columns='auto'] {
        margin-inline: -3px;
        padding-inline: 3px;
        scroll-padding-inline: 3px;
      }
      &[data-columns='2'] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      &[data-columns='4'] {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
      &[data-columns='5'] {
        grid-template-columns: repeat(5, minmax(0, 1fr));
      }
      &[data-columns='6'] {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }
    }
  }
`
