import { css } from '@linaria/core'
import { color, radius } from '../../tokens.js'

export const frame = css`
  @layer ui.image {
    display: block;
    overflow: hidden;

    &[data-fit='product'] {
      aspect-ratio: 1;
      border-radius: ${radius.image};
      background: ${color.imageBackground};
      color: #1a1a1a;
    }
    &[data-fit='product'] > img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: contain;
    }
    &[data-fit='cover'] > img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
  }
`
