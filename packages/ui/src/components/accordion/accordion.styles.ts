import { css } from '@linaria/core'
import { color } from '../../tokens.js'

export const accordion = css`
  @layer ui.accordion {
    border-block-start: 1px solid ${color.line};
  }
`
