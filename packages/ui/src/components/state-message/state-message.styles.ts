import { css } from '@linaria/core'
import { color, media, radius, space, type } from '../../tokens.js'

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
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: ${space['2xs']} ${space.sm};
      align-items: start;
      padding: ${space.sm} ${space.md};
      border: 1px solid ${color.line};
      border-radius: ${radius.control};
      text-align: start;
    }
    &[data-variant='row'] > * {
      grid-column: 2;
    }
    &[data-variant='row'] > svg {
      grid-area: 1 / 1;
    }
    &[data-variant='row'] > [data-part='text'] {
      max-inline-size: 90ch;
      font-size: ${type.small};
    }
    &[data-variant='row'] > [data-part='actions'] {
      justify-content: start;
      margin-block-start: 0;
    }
    ${media.sm} {
      &[data-variant='row'] {
        grid-template-columns: auto minmax(0, 1fr) auto;
      }
      &[data-variant='row'] > [data-part='actions'] {
        grid-area: 1 / 3 / span 2;
        align-self: center;
      }
    }
  }
`
