import { css } from '@linaria/core'
import { media, space } from '../../tokens.js'

export const filterDrawer = css`
  @layer ui.filter-drawer {
    > [data-part='beside'] {
      display: none;
    }
    > [data-part='beside']:target {
      display: block;
      padding-block: ${space.md};
    }
    ${media.lg} {
      /* In view beside a long list, and scrolled in itself; focus rings are not cut. */
      position: sticky;
      inset-block-start: calc(var(--floga-bar-height, 0px) + ${space.md});
      max-block-size: calc(100dvh - var(--floga-bar-height, 0px) - 2 * ${space.md});
      overflow-y: auto;
      overscroll-behavior-block: contain;
      scrollbar-width: thin;
      margin-inline-start: -4px;
      padding-inline: 4px ${space.xs};

      > [data-part='opener'] {
        display: none;
      }
      > [data-part='beside'],
      > [data-part='beside']:target {
        display: block;
        padding-block: 0;
      }
    }
  }
`
