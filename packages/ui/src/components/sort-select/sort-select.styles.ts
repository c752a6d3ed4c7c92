import { css } from '@linaria/core'
import { color, space, type } from '../../tokens.js'

export const sortSelect = css`
  @layer ui.sort-select {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-inline-size: 0;

    > label {
      flex: none;
      font-size: ${type.small};
      color: ${color.inkSoft};
    }
    > span {
      flex: 1;
      min-inline-size: 0;
    }
  }
`
