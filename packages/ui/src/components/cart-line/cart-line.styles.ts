import { css } from '@linaria/core'
import { color, media, size, space, type } from '../../tokens.js'

export const cartLine = css`
  @layer ui.cart-line {
    display: grid;
    grid-template-columns: 80px minmax(0, 1fr) auto;
    gap: ${space.xs} ${space.md};
    align-items: start;
    padding-block: ${space.md};
    border-block-end: 1px solid ${color.line};

    > picture {
      grid-row: span 2;
      inline-size: 80px;
    }
    > [data-part='words'] {
      grid-column: 2 / -1;
      min-inline-size: 0;
    }
    h3 {
      font-family: ${type.body};
      font-size: ${type.base};
      line-height: 1.3;
      text-wrap: wrap;
    }
    [data-part='facts'] {
      font-size: ${type.small};
      line-height: 1.4;
      color: ${color.inkSoft};
      font-variant-numeric: tabular-nums;
    }
    [data-part='controls'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space['2xs']};
      grid-column: 2;
    }
    [data-part='total'] {
      line-height: ${size.control};
      font-family: ${type.title};
      font-size: ${type.large};
      font-weight: 600;
      text-align: end;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
    [data-part='message'] {
      grid-column: 1 / -1;
    }
    &[data-compact] {
      grid-template-columns: 64px minmax(0, 1fr) auto;
      column-gap: ${space.sm};
    }
    &[data-compact] > picture {
      inline-size: 64px;
    }
    ${media.md} {
      &:not([data-compact]) {
        grid-template-columns: 112px minmax(0, 1fr) auto minmax(96px, auto);
        column-gap: ${space.lg};
        align-items: center;
      }
      &:not([data-compact]) > picture {
        grid-row: auto;
        inline-size: 112px;
      }
      &:not([data-compact]) > [data-part='words'] {
        grid-column: auto;
      }
      &:not([data-compact]) > [data-part='controls'] {
        grid-column: auto;
      }
    }
  }
`
