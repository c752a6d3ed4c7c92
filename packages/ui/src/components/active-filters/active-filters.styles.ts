import { css } from '@linaria/core'
import { size, space, type } from '../../tokens.js'

export const activeFilters = css`
  @layer ui.active-filters {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs};
    min-inline-size: 0;

    > li {
      max-inline-size: 100%;
    }
    > li > a[data-variant='inline'] {
      display: inline-flex;
      align-items: center;
      min-block-size: ${size.controlSmall};
      padding-inline: ${space.xs};
      font-size: ${type.small};
    }
  }
`
