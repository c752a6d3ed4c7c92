import { color, radius, shadow, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'

export const swatch = css`
  @layer app {
    block-size: 32px;
    min-inline-size: 64px;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
  }
`

export const sample = css`
  @layer app {
    display: inline-block;
    padding: 4px 12px;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    font-weight: 600;
  }
`

export const spaceBar = css`
  @layer app {
    block-size: 24px;
    background: ${color.primary};
  }
`

export const column = css`
  @layer app {
    padding-block: 24px;
    background: ${color.primarySoft};
    color: ${color.primaryText};
    text-align: center;
  }
`

export const surface = css`
  @layer app {
    inline-size: 96px;
    block-size: 64px;
    border: 1px solid ${color.line};
    background: ${color.ground};

    &[data-floats] {
      box-shadow: ${shadow.float};
    }
  }
`

/** A page that has no bars above and below it. */
export const page = css`
  @layer app {
    padding-block: ${space['2xl']};
  }
`

/** Cards in a row have equal height. */
export const entrance = css`
  @layer app {
    block-size: 100%;
  }
`
