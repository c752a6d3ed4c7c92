import { css } from '@linaria/core'
import { space } from '../../tokens.js'

export const newsletterForm = css`
  @layer ui.newsletter-form {
    display: grid;
    gap: ${space.xs};

    > p:empty {
      display: none;
    }
    > [data-part='line'] {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: ${space.xs};
    }
    > [data-part='line'] > div {
      flex: 1 1 220px;
    }
    > [data-part='line'] > [data-invalid],
    > [data-part='line'] > [data-invalid] + button {
      align-self: center;
    }
  }
`
