import { css } from '@linaria/core'
import { media, radius } from '../../tokens.js'

export const colorSwatches = css`
  @layer ui.product-card {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    max-inline-size: 100%;
    padding-inline: 4px;
    color: #1a1a1a;

    a {
      display: grid;
      place-items: center;
      inline-size: 32px;
      block-size: 36px;
      border-radius: ${radius.control};
    }
    svg {
      transition: scale 120ms ease-out;
    }
    ${media.hover} {
      a:hover svg {
        scale: 1.2;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      svg {
        transition: none;
      }
    }
    ${media.coarse} {
      a {
        inline-size: 44px;
        block-size: 44px;
      }
    }
  }
`
