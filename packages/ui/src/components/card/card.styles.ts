import { css } from '@linaria/core'
import { color, radius, shadow, size, space } from '../../tokens.js'

export const card = css`
  @layer ui.card {
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.ground};

    &[data-padding='md'] {
      padding: ${space.md};
    }
    &[data-padding='lg'] {
      padding: ${size.gutter};
    }
    &[data-surface='soft'] {
      border-color: transparent;
      background: ${color.groundSoft};
    }
    &[data-surface='float'] {
      box-shadow: ${shadow.float};
    }
  }
`
