import { css } from '@linaria/core'
import { color, media, size, space } from '../../tokens.js'

export const topBar = css`
  @layer ui.top-bar {
    position: relative;
    z-index: 20;
    padding-block-start: env(safe-area-inset-top);
    border-block-end: 1px solid ${color.line};
    background: ${color.ground};

    > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: ${space.xs};
      min-block-size: 60px;
    }
    > div > [data-part='search'] {
      order: 1;
      flex: 1 0 100%;
      min-inline-size: 0;
      padding-block-end: ${space.xs};
    }
    [data-part='menu'] {
      margin-inline-start: -10px;
    }
    [data-part='logo'] {
      flex: none;
    }
    [data-part='logo'] a {
      display: flex;
      align-items: center;
      min-block-size: 44px;
    }
    /* An icon has its own colours in forced colours mode. */
    @media (forced-colors: active) {
      [data-part='logo'] img {
        forced-color-adjust: none;
        background: ${color.ground};
      }
    }
    > div > [data-part='navigation'] {
      display: none;
    }
    [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      min-inline-size: 0;
      align-items: center;
      gap: ${space['2xs']};
      margin-inline-start: auto;
      margin-inline-end: -8px;
    }
    ${media.xl} {
      > div {
        flex-wrap: nowrap;
        min-block-size: 76px;
        gap: ${space.xl};
      }
      > div > [data-part='menu'] {
        display: none;
      }
      > div > [data-part='navigation'] {
        display: block;
      }
      [data-part='actions'] {
        gap: ${space.xs};
      }
    }
  }
`

export const topBarWithSearch = css`
  @layer ui.top-bar {
    /* On a low screen, or one that is zoomed far in, the page needs the space. */
    @media (max-width: 1199.98px) and (min-height: 500px) {
      position: sticky;
      inset-block-start: 0;

      html:has(&) {
        scroll-padding-block-start: ${size.scrollOffset};
      }
      /*
       * Without scripts a menu opens under the bar, which stays where it is: a long one scrolls in
       * itself.
       */
      [data-part='menu'] > details > dialog:not(:modal) {
        max-block-size: calc(100dvh - 9rem);
        overflow-y: auto;
      }
    }
    /* The bar's own field stays visible above a menu that opens under it. */
    [data-part='menu'] > details > dialog:not(:modal) [data-part='search'] {
      display: none;
    }
    > div {
      row-gap: ${space['2xs']};
      padding-block-start: ${space['2xs']};
    }
    ${media.xl} {
      > div {
        display: grid;
        /* The field is in the page's middle while both sides leave it there. */
        grid-template-columns: minmax(max-content, 1fr) minmax(0, 720px) minmax(max-content, 1fr);
        padding-block-start: 0;
      }
      &[data-has-navigation] > div {
        grid-template-columns: auto auto minmax(0, 1fr) auto;
      }
      > div > [data-part='search'] {
        order: 0;
        padding-block: 0;
      }
      > div > [data-part='actions'] {
        flex-wrap: nowrap;
      }
    }
  }
`
