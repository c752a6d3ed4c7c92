import { css } from '@linaria/core'
import { media, size, space } from '../../tokens.js'

export const productGrid = css`
  @layer ui.product-card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    &[data-layout='grid'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space.xl} ${size.gutter};
    }
    ${media.md} {
      &[data-layout='grid'] {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
    ${media.xl} {
      &[data-layout='grid'] {
        grid-template-columns: repeat(4, minmax(0, 1fr));
        row-gap: ${space['2xl']};
      }
    }
  }
`
