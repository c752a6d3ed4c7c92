import { color, media, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'

/** A list whose lines begin with a drawing. */
export const iconLines = css`
  @layer app {
    li {
      display: flex;
      gap: ${space.xs};
      align-items: center;
      min-block-size: 36px;
    }
    li > svg {
      flex: none;
      color: ${color.inkSoft};
    }
    a {
      display: inline-flex;
      align-items: center;
      min-inline-size: 0;
      min-block-size: 36px;
      overflow-wrap: anywhere;
    }
    ${media.coarse} {
      a {
        min-block-size: 44px;
      }
    }
  }
`
