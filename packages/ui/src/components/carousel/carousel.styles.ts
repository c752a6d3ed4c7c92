import { css } from '@linaria/core'
import { color, media, space } from '../../tokens.js'

export const carousel = css`
  @layer ui.carousel {
    --items: 2.2;
    display: grid;
    gap: ${space.xs};
    min-inline-size: 0;

    &[data-items='large'] {
      --items: 1.08;
    }
    > ul {
      position: relative;
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: calc((100% - (var(--items) - 1) * ${space.md}) / var(--items));
      gap: ${space.md};
      overflow-x: auto;
      overscroll-behavior-inline: contain;
      scroll-snap-type: inline proximity;
      scrollbar-width: thin;
      padding-block: 3px ${space.xs};
    }
    > ul > li {
      min-inline-size: 0;
      scroll-snap-align: start;
    }
    > ul > li > * {
      block-size: 100%;
    }
    @media (prefers-reduced-motion: no-preference) {
      > ul {
        scroll-behavior: smooth;
      }
    }
    > [data-part='buttons'] {
      display: none;
      justify-content: end;
      gap: ${space.xs};
    }
    > [data-part='buttons'] > button {
      border-color: ${color.lineStrong};
    }
    [dir='rtl'] & > [data-part='buttons'] svg {
      scale: -1 1;
    }
    ${media.md} {
      --items: 3;

      > [data-part='buttons'] {
        display: flex;
      }
    }
    ${media.md} {
      &[data-items='large'] {
        --items: 1.3;
      }
    }
    ${media.xl} {
      --items: 4;

      &[data-items='large'] {
        --items: 2;
      }
    }
  }
`
