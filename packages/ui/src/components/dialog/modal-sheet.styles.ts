import { css } from '@linaria/core'
import { color, shadow, space } from '../../tokens.js'

export const modalSheet = css`
  @layer ui.dialog {
    overflow: hidden;
    border: 0 solid ${color.line};
    background: ${color.ground};
    color: ${color.ink};
    box-shadow: ${shadow.float};

    &::backdrop {
      background: ${color.backdrop};
    }
    > [data-part='sheet'] {
      display: flex;
      flex-direction: column;
    }
    > [data-part='sheet'] > [data-part='head'] {
      display: flex;
      justify-content: space-between;
      gap: ${space.md};
    }
    > [data-part='sheet'] > [data-part='content'] {
      overflow: auto;
      overscroll-behavior: contain;
    }
    > [data-part='sheet'] > [data-part='foot'] {
      padding: ${space.md} ${space.lg};
      border-block-start: 1px solid ${color.line};
    }
  }
`
