import { css } from '@linaria/core'
import { color, type } from '../../tokens.js'

export const text = css`
  @layer ui.text {
    font-size: ${type.base};
    &[data-size='tiny'] {
      font-size: ${type.tiny};
    }
    &[data-size='small'] {
      font-size: ${type.small};
    }
    &[data-size='large'] {
      font-size: ${type.large};
    }
    &[data-tone='soft'] {
      color: ${color.inkSoft};
    }
    &[data-tone='primary'] {
      color: ${color.primaryText};
    }
    &[data-tone='danger'] {
      color: ${color.dangerText};
    }
    &[data-tone='success'] {
      color: ${color.successText};
    }
    &[data-tone='warning'] {
      color: ${color.warningText};
    }
    &[data-weight='strong'] {
      font-weight: 600;
    }
    &[data-measured] {
      max-inline-size: 65ch;
    }
  }
`
