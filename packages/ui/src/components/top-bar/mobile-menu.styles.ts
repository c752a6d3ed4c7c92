import { css } from '@linaria/core'
import { color, motion, radius, shadow, size, space, type } from '../../tokens.js'

export const mobileMenu = css`
  @layer ui.top-bar {
    --away: -100%;

    [dir='rtl'] & {
      --away: 100%;
    }
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
    /*
     * Browsers inspect forms at load, and style all collapsed content around one. They skip what is
     * not displayed.
     */
    &:not([open]) > dialog {
      display: none;
    }
    > dialog {
      position: absolute;
      inset-block-start: 100%;
      inset-inline: 0;
      inline-size: auto;
      max-inline-size: none;
      block-size: auto;
      max-block-size: none;
      margin: 0;
      border: 0;
      border-block-end: 1px solid ${color.line};
      background: ${color.ground};
      color: ${color.ink};
      box-shadow: ${shadow.float};
    }
    > dialog:modal {
      position: fixed;
      inset-block: 0;
      inset-inline: 0 auto;
      inline-size: min(420px, calc(100% - 40px));
      padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
      block-size: 100dvh;
      overflow-y: auto;
      overscroll-behavior: contain;
      border: 0;
      border-inline-end: 1px solid ${color.line};
      --head: flex;
      --panel-start: 0;
      transition: translate ${motion.quick} ${motion.ease};
    }
    @starting-style {
      > dialog:modal {
        translate: var(--away) 0;
      }
    }
    > dialog::backdrop {
      background: ${color.backdrop};
    }
    > dialog > [data-part='panel'] {
      display: flex;
      flex-direction: column;
      gap: ${space.md};
      min-block-size: 100%;
      padding: var(--panel-start, ${space.md}) ${size.edge} ${space.xl};
    }
    > dialog > [data-part='panel'] > [data-part='parts'] {
      display: contents;
    }
    > dialog > [data-part='panel'] > [data-part='head'] {
      display: var(--head, none);
      align-items: center;
      justify-content: space-between;
      min-block-size: 60px;
      margin-block-end: calc(-1 * ${space.md});
      margin-inline-end: -10px;
      font-family: ${type.title};
      font-size: ${type.title4};
      font-weight: 600;
    }
    > dialog > [data-part='panel'] > [data-part='parts'] > [data-part='search'] {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      margin-inline: calc(-1 * ${size.edge});
      padding: ${space.xs} ${size.edge};
      background: ${color.ground};
    }
    [data-part='menu-part'] + [data-part='menu-part'] {
      padding-block-start: ${space.md};
      border-block-start: 1px solid ${color.line};
    }
    [data-part='menu-part'] > [data-part='title'] {
      padding-block-end: ${space['2xs']};
      font-size: ${type.small};
      color: ${color.inkSoft};
    }
  }
`
