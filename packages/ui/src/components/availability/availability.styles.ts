import { css } from '@linaria/core'
import { color, media, type } from '../../tokens.js'

export const availability = css`
  @layer ui.availability {
    display: flex;
    align-items: baseline;
    gap: 0.4em;
    font-size: ${type.small};
    line-height: 1.35;
    color: ${color.inkSoft};

    &::before {
      content: '';
      flex: none;
      inline-size: 8px;
      block-size: 8px;
      border-radius: 50%;
      background: ${color.info};
    }
    &[data-state='in-stock'] {
      color: ${color.successText};
    }
    &[data-state='in-stock']::before {
      background: ${color.success};
    }
    &[data-state='low'] {
      color: ${color.warningText};
    }
    &[data-state='low']::before {
      background: ${color.warning};
    }
    &[data-state='on-order']::before {
      background: transparent;
      border: 2px solid ${color.info};
    }
    ${media.forced} {
      &::before {
        border: 2px solid CanvasText;
      }
    }
  }
`
