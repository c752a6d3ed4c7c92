import { css } from '@linaria/core'
import { color, media, size, space, type } from '../../tokens.js'

export const cartLine = css`
  @layer ui.cart-line {
    display: grid;
    grid-template-columns: 80px minmax(0, 1fr) auto;
    column-gap: ${space.md};
    align-items: start;
    padding-block: ${space.md};
    border-block-end: 1px solid ${color.line};

    > picture {
      grid-row: 1 / span 2;
      inline-size: 80px;
    }
    > [data-part='content'] {
      grid-row: 1;
      grid-column: 2 / -1;
      min-inline-size: 0;
    }
    /*
     * Opposite the name, its icon on the line's edge: the remove button is separate from the
     * quantity.
     */
    > [data-part='remove'] {
      grid-row: 1;
      grid-column: 3;
      justify-self: end;
      margin-block-start: calc(-1 * ${space.sm});
      margin-inline-end: calc(-1 * ${space.sm});
    }
    &[data-removable] > [data-part='content'] {
      padding-inline-end: ${space.xl};
    }
    h3 {
      font-family: ${type.body};
      font-size: ${type.base};
      line-height: 1.3;
      text-wrap: pretty;
    }
    [data-part='facts'] {
      font-size: ${type.small};
      line-height: 1.4;
      color: ${color.inkSoft};
      font-variant-numeric: tabular-nums;
    }
    [data-part='author'] {
      display: flex;
      align-items: center;
      gap: ${space['2xs']};
      margin-block-start: ${space['2xs']};
      font-size: ${type.small};
      line-height: 1.4;
      color: ${color.inkSoft};
    }
    &[data-removed] h3 {
      font-weight: 400;
      text-decoration: line-through;
    }
    &[data-removed] > picture {
      opacity: 0.5;
    }
    &[data-removed] > [data-part='content'] {
      align-self: center;
    }
    > [data-part='quantity'] {
      grid-row: 2;
      grid-column: 2;
      align-self: center;
      margin-block-start: ${space.xs};
    }
    > [data-part='total'] {
      grid-row: 2;
      grid-column: 3;
      align-self: center;
      margin-block-start: ${space.xs};
      line-height: ${size.control};
      font-family: ${type.title};
      font-size: ${type.large};
      font-weight: 600;
      text-align: end;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
    > [data-part='more'] {
      grid-row: 3;
      grid-column: 2 / -1;
      /* Aligned with the text above: its button has no background. */
      margin-inline-start: calc(-1 * ${space.sm});
    }
    > [data-part='message'] {
      grid-row: 4;
      grid-column: 1 / -1;
      margin-block-start: ${space.xs};
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
        grid-template-columns: 112px minmax(0, 1fr) auto minmax(96px, auto) auto;
        column-gap: ${space.lg};
        align-items: center;
      }
      &:not([data-compact]):not([data-removable]) {
        grid-template-columns: 112px minmax(0, 1fr) auto minmax(96px, auto);
      }
      &:not([data-compact]) > picture {
        inline-size: 112px;
      }
      &:not([data-compact]) > [data-part='content'] {
        grid-row: 1 / span 2;
        grid-column: 2;
        padding-inline-end: 0;
      }
      &[data-actions]:not([data-compact]) > [data-part='content'] {
        grid-row: 1;
        align-self: end;
      }
      &:not([data-compact]) > [data-part='more'] {
        grid-row: 2;
        grid-column: 2;
        align-self: start;
      }
      &:not([data-compact]) > :is([data-part='quantity'], [data-part='total']) {
        grid-row: 1 / span 2;
        align-self: center;
        margin-block-start: 0;
      }
      &:not([data-compact]) > [data-part='quantity'] {
        grid-column: 3;
      }
      &:not([data-compact]) > [data-part='total'] {
        grid-column: 4;
      }
      &:not([data-compact]) > [data-part='remove'] {
        grid-row: 1 / span 2;
        grid-column: 5;
        margin: 0;
        margin-inline-start: calc(-1 * ${space.sm});
      }
      &:not([data-compact]) > [data-part='message'] {
        grid-row: 3;
        grid-column: 2 / -1;
      }
    }
  }
`
