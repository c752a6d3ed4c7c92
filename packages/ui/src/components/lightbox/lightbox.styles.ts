import { css } from '@linaria/core'
import { color, space, type } from '../../tokens.js'

export const lightbox = css`
  @layer ui.lightbox {
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
      env(safe-area-inset-left);
    overflow: hidden;
    border: 0;
    background: ${color.imageBackground};
    color: #1a1a1a;

    &[open] {
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
    }
    > header {
      display: flex;
      align-items: center;
      gap: ${space['2xs']};
      padding: ${space.xs} ${space.md};
    }
    > header > p {
      flex: 1;
      font-size: ${type.small};
      font-variant-numeric: tabular-nums;
    }
    > [data-part='frame'] {
      --zoom: none;
      display: grid;
      place-items: center;
      min-block-size: 0;
      overflow: hidden;
      touch-action: none;
      cursor: zoom-in;
      user-select: none;
    }
    picture,
    img {
      inline-size: 100%;
      block-size: 100%;
      min-block-size: 0;
    }
    img {
      object-fit: contain;
      transform: var(--zoom);
      pointer-events: none;
    }
    > [data-part='previous'],
    > [data-part='next'] {
      position: absolute;
      inset-block-start: calc(50% - 22px);
      touch-action: none;
      background: #fff;
      border-color: #76838f;
    }
    > [data-part='previous']:disabled,
    > [data-part='next']:disabled {
      visibility: hidden;
    }
    > [data-part='previous'] {
      inset-inline-start: ${space.sm};
    }
    > [data-part='next'] {
      inset-inline-end: ${space.sm};
    }
    [dir='rtl'] & > [data-part='previous'] > svg,
    [dir='rtl'] & > [data-part='next'] > svg {
      scale: -1 1;
    }
    button:hover {
      background: #fff;
      color: #4a48e0;
    }
  }
`
