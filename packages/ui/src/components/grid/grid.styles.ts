import { css } from '@linaria/core'
import { media, size } from '../../tokens.js'

const spans = (name: string): string =>
  Array.from(
    { length: 16 },
    (_, index) => `&[data-${name}='${index + 1}'] { grid-column-end: span ${index + 1}; }`,
  ).join('\n')

export const grid = css`
  @layer ui.grid {
    display: grid;
    grid-template-columns: repeat(16, minmax(0, 1fr));
    gap: ${size.gutter};
  }
`

export const gridItem = css`
  @layer ui.grid {
    min-inline-size: 0;
    ${spans('span')}
    ${media.sm} {
      ${spans('sm')}
    }
    ${media.md} {
      ${spans('md')}
    }
    ${media.lg} {
      ${spans('lg')}
    }
    ${media.xl} {
      ${spans('xl')}
    }
  }
`
