import { color, media, radius, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'

/** Contains the provider's page. Its height is final from the start, to avoid layout shifts. */
export const providerFrame = css`
  @layer app {
    position: relative;
    block-size: 58rem;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.groundSoft};

    ${media.sm} {
      block-size: 52rem;
    }
    /* A bank's page needs one click, no card form. */
    &[data-short='true'] {
      block-size: 34rem;
    }
    > iframe {
      inline-size: 100%;
      block-size: 100%;
      border: 0;
    }
    &[aria-busy='true'] > iframe {
      position: absolute;
      inset: 0;
      opacity: 0;
    }
    &[aria-busy='true'] {
      padding: ${space.lg};
    }
  }
`

/** Its text is aligned with the text above, because the button has no background. */
export const inLine = css`
  @layer app {
    margin-inline-start: calc(-1 * ${space.md});
  }
`
