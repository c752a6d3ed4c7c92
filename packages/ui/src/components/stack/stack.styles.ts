import { css } from '@linaria/core'
import { space } from '../../tokens.js'

const gaps = Object.entries(space)
  .map(([name, value]) => `&[data-gap='${name}'] { gap: ${value}; }`)
  .join('\n')

export const stack = css`
  @layer ui.stack {
    display: flex;
    flex-direction: column;
    ${gaps}

    &[data-direction='row'] {
      flex-flow: row wrap;
    }
    &[data-align='start'] {
      align-items: flex-start;
    }
    &[data-align='center'] {
      align-items: center;
    }
    &[data-align='end'] {
      align-items: flex-end;
    }
    &[data-align='baseline'] {
      align-items: baseline;
    }
    &[data-justify='center'] {
      justify-content: center;
    }
    &[data-justify='end'] {
      justify-content: flex-end;
    }
    &[data-justify='between'] {
      justify-content: space-between;
    }
  }
`
