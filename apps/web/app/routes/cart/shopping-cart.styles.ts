import { css } from '@linaria/core'

export const twoColumns = css`
  @layer app {
    display: grid;
    gap: 2rem 3rem;
    align-items: start;
    @media (min-width: 992px) {
      grid-template-columns: minmax(0, 1fr) 22rem;
    }
  }
`
