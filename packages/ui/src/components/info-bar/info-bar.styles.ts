import { css } from '@linaria/core'
import { color, media, space, type } from '../../tokens.js'

export const infoBar = css`
  @layer ui.info-bar {
    display: none;
    background: ${color.groundInverse};
    color: ${color.inkInverse};
    font-size: ${type.small};

    ${media.lg} {
      display: block;
    }
    > div {
      display: flex;
      gap: ${space.lg};
    }
    > div > ul {
      display: flex;
      flex: 1;
      gap: ${space.lg};
      min-inline-size: 0;
    }
    > div > ul > li {
      display: inline-flex;
      flex: none;
      align-items: center;
      gap: ${space.xs};
      min-block-size: 36px;
    }
    > div > ul > li:first-child {
      margin-inline-end: auto;
    }
    > div > ul > li > svg {
      flex: none;
    }
    /* Texts that are no links give way to the pages. */
    > div > ul > li:has(> span) {
      flex: 0 1 auto;
      min-inline-size: 0;
    }
    /* The first says what delivery costs: the others give way before it does. */
    > div > ul > li:not(:first-child):has(> span) {
      flex-shrink: 99;
    }
    > div > ul > li > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    a:hover {
      color: inherit;
    }
    a:focus-visible {
      outline-color: currentcolor;
    }
    [data-part='navigation'] {
      display: none;
    }
    ${media.xl} {
      [data-part='navigation'] {
        display: block;
      }
    }
  }
`
