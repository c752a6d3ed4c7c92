import { css } from '@linaria/core'
import { color, motion, radius, space, type } from '../../tokens.js'

export const tooltip = css`
  @layer ui.tooltip {
    position: relative;
    display: inline-flex;

    > [role='tooltip'] {
      position: absolute;
      inset-block-end: calc(100% + 6px);
      inset-inline-start: 50%;
      z-index: 40;
      inline-size: max-content;
      max-inline-size: 240px;
      padding: ${space['2xs']} ${space.xs};
      border: 1px solid transparent;
      border-radius: ${radius.control};
      background: ${color.groundInverse};
      color: ${color.inkInverse};
      font-size: ${type.small};
      line-height: 1.4;
      translate: -50% 0;
      visibility: hidden;
      opacity: 0;
      transition: opacity ${motion.quick} ${motion.ease};
    }
    [dir='rtl'] & > [role='tooltip'] {
      translate: 50% 0;
    }
    > [role='tooltip']::after {
      content: '';
      position: absolute;
      inset-block-start: 100%;
      inset-inline: 0;
      block-size: 8px;
    }
    &:hover > [role='tooltip'],
    &:focus-within > [role='tooltip'] {
      visibility: visible;
      opacity: 1;
    }
    &[data-dismissed] > [role='tooltip'] {
      visibility: hidden;
    }
  }
`
