import { css } from '@linaria/core'
import { color, media, motion, radius, space } from '../../tokens.js'

export const switchField = css`
  @layer ui.switch {
    display: inline-flex;
    align-items: center;
    gap: ${space.sm};
    min-block-size: 44px;
    cursor: pointer;

    > input {
      flex: none;
      position: relative;
      inline-size: 44px;
      block-size: 24px;
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.pill};
      background: ${color.lineStrong};
      appearance: none;
      cursor: pointer;
      transition: background-color ${motion.quick} ${motion.ease};
    }
    > input::before {
      content: '';
      position: absolute;
      inset-block-start: 2px;
      inset-inline-start: 2px;
      inline-size: 18px;
      block-size: 18px;
      border-radius: 50%;
      background: #fff;
      transition: inset-inline-start ${motion.quick} ${motion.ease};
    }
    > input:checked {
      border-color: ${color.action};
      background: ${color.action};
    }
    > input:checked::before {
      inset-inline-start: 22px;
    }
    > input:focus-visible {
      border-radius: ${radius.pill};
    }
    &:has(:disabled) {
      color: ${color.inkSoft};
      cursor: not-allowed;
    }
    ${media.forced} {
      > input {
        border-color: CanvasText;
        background: Canvas;
      }
      > input::before {
        background: CanvasText;
        forced-color-adjust: none;
      }
      > input:checked {
        background: Highlight;
        forced-color-adjust: none;
      }
    }
  }
`
