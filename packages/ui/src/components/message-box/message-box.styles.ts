import { css } from '@linaria/core'
import { color, motion, radius, shadow, space } from '../../tokens.js'

export const messageBox = css`
  @layer ui.message-box {
    inline-size: min(420px, calc(100vw - 2 * ${space.md}));
    margin: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.image};
    background: ${color.ground};
    color: ${color.ink};
    box-shadow: ${shadow.float};
    transition: opacity ${motion.quick} ${motion.ease};

    &::backdrop {
      background: ${color.backdrop};
    }
    > [data-part='sheet'] {
      display: flex;
      flex-direction: column;
      gap: ${space.sm};
      padding: ${space.lg};
    }
    [data-part='answers'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: ${space.xs};
      margin-block-start: ${space.xs};
    }
    @starting-style {
      &[open] {
        opacity: 0;
      }
    }
  }
`
