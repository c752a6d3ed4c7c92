import { css } from '@linaria/core'
import { size } from '../../tokens.js'

export const container = css`
  @layer ui.container {
    inline-size: 100%;
    max-inline-size: calc(${size.content} + 2 * ${size.edge});
    margin-inline: auto;
    padding-inline: ${size.edge};

    &[data-width='narrow'] {
      max-inline-size: calc(760px + 2 * ${size.edge});
    }
  }
`
