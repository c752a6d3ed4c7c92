import { css } from '@linaria/core'

/** Not printed. */
export const onScreen = css`
  @layer app {
    @media print {
      display: none;
    }
  }
`
