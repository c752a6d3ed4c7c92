import { css } from '@linaria/core'
import { color, motion, size, space } from '../../tokens.js'

export const disclosure = css`
  @layer ui.disclosure {
    &[data-variant='lined'] {
      border-block-end: 1px solid ${color.line};
    }
    > summary {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space.sm};
      min-block-size: ${size.control};
      padding-block: ${space.xs};
      font-weight: 600;
      cursor: pointer;
      list-style: none;
    }
    > summary::-webkit-details-marker {
      display: none;
    }
    > summary:hover {
      color: ${color.primaryText};
    }
    > summary > svg {
      transition: rotate ${motion.quick} ${motion.ease};
    }
    &[open] > summary > svg {
      rotate: 180deg;
    }
    > [data-part='content'] {
      padding-block: ${space['2xs']} ${space.md};
    }
  }
`
