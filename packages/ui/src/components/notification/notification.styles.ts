import { css } from '@linaria/core'
import { color, radius, shadow, space } from '../../tokens.js'

/** Distance to the sides of the screen, outside of what its shape covers. */
const side = `max(${space.md}, env(safe-area-inset-left), env(safe-area-inset-right))`

export const notification = css`
  @layer ui.notification {
    position: fixed;
    inset-block-end: calc(${space.md} + env(safe-area-inset-bottom));
    inset-inline-end: ${side};
    z-index: 50;
    inline-size: min(330px, calc(100% - 2 * ${side}));
    padding: ${space['2xs']} ${space.md} ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.image};
    background: ${color.ground};
    box-shadow: ${shadow.float};

    > [data-part='head'] {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space.xs};
      margin-inline-end: calc(-1 * ${space.sm});
    }
    [data-part='title'] {
      font-weight: 600;
    }
    > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs};
      margin-block-start: ${space.sm};
    }
  }
`
