import { color, radius, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'

export const code = css`
  @layer app {
    max-inline-size: 100%;
    margin: 0;
    padding: ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.groundSoft};
    font-family: ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace;
    font-size: ${type.small};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`
