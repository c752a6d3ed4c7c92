import { css } from '@linaria/core'

export const besideFilters = css`
  @layer app {
    display: grid;
    gap: 1.5rem 2.5rem;
    align-items: start;
    > [data-part='list'] {
      display: grid;
      gap: 1.5rem;
      min-inline-size: 0;
    }
    @media (min-width: 992px) {
      /* Where nothing is found there are no filters beside it. */
      &:has(> :nth-child(2)) {
        grid-template-columns: 15rem minmax(0, 1fr);
      }
    }
  }
`
