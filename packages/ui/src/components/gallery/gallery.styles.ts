import { css } from '@linaria/core'
import { color, media, radius, space } from '../../tokens.js'

export const gallery = css`
  @layer ui.gallery {
    display: grid;
    gap: ${space.sm};
    min-inline-size: 0;

    > [data-part='stage'] {
      position: relative;
      display: flex;
      overflow-x: auto;
      scroll-snap-type: x mandatory;
      scrollbar-width: none;
      border-radius: ${radius.image};
    }
    @media (prefers-reduced-motion: no-preference) {
      > [data-part='stage'] {
        scroll-behavior: smooth;
      }
    }
    > [data-part='stage'] > li {
      flex: none;
      inline-size: 100%;
      scroll-snap-align: start;
    }
    [data-part='open'] {
      position: relative;
      display: block;
      cursor: zoom-in;
    }
    [data-part='open']:focus-visible {
      outline-offset: -2px;
      border-radius: ${radius.image};
    }
    [data-part='open'] > svg {
      position: absolute;
      inset-block-end: ${space.sm};
      inset-inline-end: ${space.sm};
      inline-size: 44px;
      block-size: 44px;
      padding: 12px;
      border: 1px solid ${color.line};
      border-radius: ${radius.control};
      background: ${color.ground};
      color: ${color.ink};
    }
    > [data-part='thumbnails'] {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs};
    }
    > [data-part='thumbnails'] a {
      display: block;
      inline-size: 72px;
      border: 2px solid transparent;
      border-radius: ${radius.image};
    }
    > [data-part='thumbnails'] a[aria-current] {
      border-color: ${color.primaryText};
    }
    > [data-part='thumbnails'] picture {
      border-radius: 10px;
    }
    /* Wide enough for the small ones at the side; the large one then ends above the fold. */
    ${media.xl} {
      grid-template-columns: minmax(0, 1fr);

      &:has(> ul + ul) {
        grid-template-columns: 72px minmax(0, 1fr);
      }
      > [data-part='stage'] {
        order: 1;
      }
      > [data-part='stage'] picture {
        aspect-ratio: auto;
        block-size: clamp(26rem, 100vh - 15rem, 42rem);
      }
      > [data-part='thumbnails'] {
        flex-direction: column;
        flex-wrap: nowrap;
        max-block-size: clamp(26rem, 100vh - 15rem, 42rem);
        overflow-y: auto;
        scrollbar-width: thin;
      }
      > [data-part='thumbnails'] li {
        flex: none;
      }
    }
  }
`
