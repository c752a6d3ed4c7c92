import { css } from '@linaria/core'
import { color, radius, shadow, size, space } from '../../tokens.js'

export const notification = css`
  @layer ui.notification {
    position: fixed;
    inset-block-end: calc(${space.md} + env(safe-area-inset-bottom));
    inset-inline-end: ${size.edge};
    z-index: 50;
    inline-size: min(330px, calc(100% - 2 * ${size.edge}));
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
