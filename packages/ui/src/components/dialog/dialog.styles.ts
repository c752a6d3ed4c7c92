import { css } from '@linaria/core'
import { color, motion, radius, shadow, space } from '../../tokens.js'

export const dialog = css`
  @layer ui.dialog {
    inline-size: min(560px, calc(100vw - 2 * ${space.md}));
    max-block-size: calc(100dvh - 2 * ${space.md});
    margin: auto;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.picture};
    background: ${color.ground};
    color: ${color.ink};
    box-shadow: ${shadow.float};

    &[data-width='narrow'] {
      inline-size: min(420px, calc(100vw - 2 * ${space.md}));
    }
    &[data-width='wide'] {
      inline-size: min(960px, calc(100vw - 2 * ${space.md}));
    }
    &::backdrop {
      background: ${color.backdrop};
    }
    > [data-part='sheet'] {
      display: flex;
      flex-direction: column;
      max-block-size: inherit;
    }
    [data-part='sheet'] > [data-part='head'] {
      display: flex;
      align-items: flex-start;
      justify-content: space-between;
      gap: ${space.md};
      padding: ${space.md} ${space.md} 0 ${space.lg};
    }
    [data-part='sheet'] > [data-part='head'] > h2 {
      padding-block-start: 0.6rem;
    }
    [data-part='sheet'] > [data-part='content'] {
      overflow: auto;
      padding: ${space.sm} ${space.lg} ${space.lg};
    }
    [data-part='sheet'] > [data-part='foot'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: ${space.xs};
      padding: ${space.md} ${space.lg};
      border-block-start: 1px solid ${color.line};
    }
    transition: opacity ${motion.quick} ${motion.ease};
    @starting-style {
      &[open] {
        opacity: 0;
      }
    }
  }
`
