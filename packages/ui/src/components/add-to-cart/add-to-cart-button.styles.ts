import { css } from '@linaria/core'
import { space } from '../../tokens.js'

/** Why nothing was added, below the button. */
export const belowButton = css`
  @layer ui.add-to-cart {
    flex-basis: 100%;
    margin-block-start: ${space.sm};
  }
`
