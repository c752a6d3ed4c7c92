import { css } from '@linaria/core'

export const checkoutPage = css`
  @layer app {
    padding-block-start: 2rem;
  }
`

export const checkoutLayout = css`
  @layer app {
    display: grid;
    gap: 2rem 3rem;
    align-items: start;
    padding-block: 1.5rem 3rem;
    > [data-part='fields'] {
      display: grid;
      gap: 2rem;
    }
    @media (min-width: 992px) {
      grid-template-columns: minmax(0, 1fr) 24rem;
    }
  }
`

/** The second address: out of sight while the box above it is ticked, also without scripts. */
export const shippingPart = css`
  @layer app {
    display: grid;
    gap: 1rem;
    form:has(input[name='shipToBilling']:checked) & {
      display: none;
    }
  }
`

export const fieldGrid = css`
  @layer app {
    display: grid;
    gap: 1rem;
    @media (min-width: 576px) {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      > * {
        grid-column: span 3;
      }
      > [data-width='full'] {
        grid-column: 1 / -1;
      }
      > [data-width='third'] {
        grid-column: span 2;
      }
    }
  }
`
