import { css } from '@linaria/core'
import { color, space, type } from '../../tokens.js'

export const stateMessage = css`
  @layer ui.state-message {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${space.sm};
    padding: ${space['2xl']} ${space.md};
    text-align: center;

    > svg {
      color: ${color.primaryText};
    }
    > [data-part='code'] {
      font-family: ${type.title};
      font-size: ${type.title1};
      font-weight: 600;
      line-height: 1;
      color: ${color.primaryText};
    }
    > [data-part='text'] {
      max-inline-size: 52ch;
      color: ${color.inkSoft};
    }
    > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: ${space.xs};
      margin-block-start: ${space.xs};
    }
  }
`
