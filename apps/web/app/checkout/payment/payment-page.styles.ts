import { color, media, radius, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'

/** Holds the provider's page. It has its final height from the start: what lies below does not move. */
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
    /* A bank asks for one press, not for a card. */
    &[data-kind='IRIS'] {
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

/** Its words stand in line with those above: the button has no ground. */
export const inLine = css`
  @layer app {
    margin-inline-start: calc(-1 * ${space.md});
  }
`
