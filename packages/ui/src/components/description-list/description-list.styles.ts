import { css } from '@linaria/core'
import { color, media, space } from '../../tokens.js'

export const descriptionList = css`
  @layer ui.description-list {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: ${space.md};
      padding-block: 0.25rem;
    }
    &:not([data-variant='plain']) > div {
      padding-block: ${space.xs};
      border-block-end: 1px solid ${color.line};
    }
    dt {
      color: ${color.inkSoft};
    }
    dd {
      min-inline-size: 0;
      overflow-wrap: anywhere;
      font-variant-numeric: tabular-nums;
    }
    /* The longest one-word terms are not broken on the smallest phones. */
    @media (max-width: 359.98px) {
      > div {
        grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      }
    }
    /* Beside its term an address would have half of a phone's width, and break within words. */
    @media (max-width: 575.98px) {
      &[data-variant='stacked'] > div {
        grid-template-columns: minmax(0, 1fr);
        gap: 0;
      }
    }
    ${media.md} {
      &[data-variant='plain'] > div {
        grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
      }
    }
  }
`
