import { css } from '@linaria/core'
import { color, motion, shadow, space } from '../../tokens.js'

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
    overflow: hidden;
    border: 0;
    border-inline-start: 1px solid ${color.line};
    background: ${color.ground};
    color: ${color.ink};
    box-shadow: ${shadow.float};
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
    @starting-style {
      &[open] {
        translate: var(--away) 0;
      }
    }
    &::backdrop {
      background: ${color.backdrop};
    }
    > [data-part='sheet'] {
      display: flex;
      flex-direction: column;
      block-size: 100%;
    }
    [data-part='sheet'] > [data-part='head'] {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space.md};
      padding: ${space.xs} ${space.sm} ${space.xs} ${space.lg};
      border-block-end: 1px solid ${color.line};
    }
    [dir='rtl'] & [data-part='sheet'] > [data-part='head'] {
      padding: ${space.xs} ${space.lg} ${space.xs} ${space.sm};
    }
    [data-part='sheet'] > [data-part='content'] {
      flex: 1;
      overflow: auto;
      overscroll-behavior: contain;
      padding: ${space.md} ${space.lg};
    }
    [data-part='sheet'] > [data-part='foot'] {
      padding: ${space.md} ${space.lg};
      border-block-start: 1px solid ${color.line};
      background: ${color.groundSoft};
    }
  }
`
