import { media, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'

export const checkoutPage = css`
  @layer app {
    padding-block: ${space.md};
    ${media.md} {
      padding-block: ${space.xl} ${space['2xl']};
    }
  }
`

/** The form in one column, with the order summary next to it on wide screens. */
export const checkoutLayout = css`
  @layer app {
    form& {
      gap: ${space.lg} ${space['2xl']};
      align-items: start;
    }
    [data-part='parts'] {
      display: grid;
      gap: ${space.md};
      min-inline-size: 0;
    }
    ${media.md} {
      [data-part='parts'] {
        gap: ${space.lg};
      }
    }
    ${media.lg} {
      form& {
        grid-template-columns: minmax(0, 1fr) 24rem;
      }
      > [data-part='notices'],
      [data-part='parts'] {
        grid-column: 1;
      }
      aside {
        grid-column: 2;
        grid-row: 1 / span 3;
      }
    }
  }
`

/** The steps above their parts. */
export const checkoutParted = css`
  @layer app {
    display: grid;
    gap: ${space.md};
    min-inline-size: 0;
  }
`

/** A long label that has to fit on one line of a phone. */
export const placeButton = css`
  @layer app {
    @media (max-width: 575.98px) {
      padding-inline: ${space.xs};
      font-size: ${type.base};
    }
  }
`

/** The second address: hidden while the checkbox before it is ticked, also without scripts. */
export const shippingSection = css`
  @layer app {
    display: grid;
    gap: ${space.md};
    div:has(> :checked) + & {
      display: none;
    }
  }
`
