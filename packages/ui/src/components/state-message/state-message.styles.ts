import { css } from '@linaria/core'
import { color, radius, space, type } from '../../tokens.js'

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
    &[data-variant='row'] {
      flex-flow: row wrap;
      gap: ${space['2xs']} ${space.sm};
      padding: ${space.sm} ${space.md};
      border: 1px solid ${color.line};
      border-radius: ${radius.control};
      text-align: start;
    }
    &[data-variant='row'] > [data-part='text'] {
      flex: 1 1 16rem;
      font-size: ${type.small};
    }
    &[data-variant='row'] > [data-part='actions'] {
      margin-block-start: 0;
    }
  }
`
