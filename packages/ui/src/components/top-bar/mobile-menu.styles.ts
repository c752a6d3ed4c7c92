import { css } from '@linaria/core'
import { color, radius, shadow, size, space } from '../../tokens.js'

export const mobileMenu = css`
  @layer ui.top-bar {
    > summary {
      display: flex;
      align-items: center;
      justify-content: center;
      inline-size: 44px;
      block-size: 44px;
      border-radius: ${radius.control};
      cursor: pointer;
      list-style: none;
    }
    > summary::-webkit-details-marker {
      display: none;
    }
    &[open] > summary > [data-icon='menu'],
    &:not([open]) > summary > [data-icon='close'] {
      display: none;
    }
    > [data-part='panel'] {
      position: absolute;
      inset-block-start: 100%;
      inset-inline: 0;
      display: flex;
      flex-direction: column;
      gap: ${space.md};
      max-block-size: calc(100dvh - 100%);
      overflow-y: auto;
      padding: ${space.md} ${size.gutter} ${space.xl};
      border-block-end: 1px solid ${color.line};
      background: ${color.ground};
      box-shadow: ${shadow.float};
    }
    > [data-part='panel'] > [data-part='search'] {
      position: sticky;
      inset-block-start: calc(-1 * ${space.md});
      z-index: 1;
      margin-block-start: calc(-1 * ${space.md});
      padding-block: ${space.md} ${space.xs};
      background: ${color.ground};
    }
  }
`
