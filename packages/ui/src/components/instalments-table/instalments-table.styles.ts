import { css } from '@linaria/core'
import { type } from '../../tokens.js'

export const instalmentsTable = css`
  @layer ui.instalments-table {
    font-size: ${type.small};
    font-variant-numeric: tabular-nums;
  }
`
