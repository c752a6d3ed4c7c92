import { css } from '@linaria/core'
import { color, motion, space } from '../../tokens.js'

export const drawer = css`
  @layer ui.drawer {
    --away: 100%;
    position: fixed;
    inset-block: 0;
    inset-inline: auto 0;
    inline-size: min(440px, 100%);
    max-inline-size: none;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
    padding-inline-end: max(env(safe-area-inset-left), env(safe-area-inset-right));
    border-inline-start-width: 1px;
    translate: var(--away) 0;
    transition:
      translate ${motion.calm} ${motion.ease},
      overlay ${motion.calm} allow-discrete,
      display ${motion.calm} allow-discrete;

    [dir='rtl'] & {
      --away: -100%;
    }
    &[open] {
      translate: 0 0;
    }
    /* It leaves the screen while the page is interactive again. */
    &:not([open]) {
      pointer-events: none;
    }
    @starting-style {
      &[open] {
        translate: var(--away) 0;
      }
    }
    > [data-part='sheet'] {
      block-size: 100%;
    }
    > [data-part='sheet'] > [data-part='head'] {
      align-items: center;
      padding-block: ${space.xs};
      padding-inline: ${space.lg} ${space.sm};
      border-block-end: 1px solid ${color.line};
    }
    > [data-part='sheet'] > [data-part='content'] {
      flex: 1;
      padding: ${space.md} ${space.lg};
    }
    > [data-part='sheet'] > [data-part='foot'] {
      background: ${color.groundSoft};
    }
    /* Magnified four times a screen is too low for a part that scrolls between two that stay. */
    @media (max-height: 480px) {
      overflow-y: auto;

      > [data-part='sheet'] {
        block-size: auto;
        min-block-size: 100%;
      }
      > [data-part='sheet'] > [data-part='content'] {
        flex: 1 0 auto;
        overflow: visible;
      }
    }
  }
`
