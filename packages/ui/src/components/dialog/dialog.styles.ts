import { css } from '@linaria/core'
import { motion, radius, space } from '../../tokens.js'

export const dialog = css`
  @layer ui.dialog {
    inline-size: min(560px, calc(100vw - 2 * ${space.md}));
    max-block-size: calc(100dvh - 2 * ${space.md});
    margin: auto;
    border-width: 1px;
    border-radius: ${radius.image};

    &[data-width='narrow'] {
      inline-size: min(420px, calc(100vw - 2 * ${space.md}));
    }
    &[data-width='wide'] {
      inline-size: min(960px, calc(100vw - 2 * ${space.md}));
    }
    > [data-part='sheet'] {
      max-block-size: inherit;
    }
    > [data-part='sheet'] > [data-part='head'] {
      align-items: flex-start;
      padding-block: ${space.md} 0;
      padding-inline: ${space.lg} ${space.md};
    }
    > [data-part='sheet'] > [data-part='head'] > h2 {
      padding-block-start: 0.6rem;
    }
    > [data-part='sheet'] > [data-part='content'] {
      padding: ${space.sm} ${space.lg} ${space.lg};
    }
    > [data-part='sheet'] > [data-part='foot'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: ${space.xs};
    }
    transition: opacity ${motion.quick} ${motion.ease};
    @starting-style {
      &[open] {
        opacity: 0;
      }
    }
  }
`
