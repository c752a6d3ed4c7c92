import { color } from '@floga/ui/tokens'
import { css } from '@linaria/core'

export const swatch = css`
  @layer app {
    block-size: 56px;
    margin-block-end: 8px;
    border: 1px solid ${color.line};
    border-radius: 8px;
  }
`

export const spaceBar = css`
  @layer app {
    block-size: 24px;
    background: ${color.primary};
  }
`
