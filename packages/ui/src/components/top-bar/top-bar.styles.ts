import { css } from '@linaria/core'
import { color, media, space } from '../../tokens.js'

export const topBar = css`
  @layer ui.top-bar {
    position: relative;
    z-index: 20;
    border-block-end: 1px solid ${color.line};
    background: ${color.ground};

    > div {
      display: flex;
      align-items: center;
      gap: ${space.xs};
      min-block-size: 60px;
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
    /* A drawing keeps its own colours where a visitor has chosen those of the page. */
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
