import { css } from '@linaria/core'
import { color, space, type } from '../../tokens.js'

export const addToCart = css`
  @layer ui.add-to-cart {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space.sm};

    /* The quantity is as high as the button next to it. */
    &[data-size='large'] {
      --floga-control: 48px;
    }
    > button[type='submit'] {
      flex: 1 1 max-content;
    }
    > [data-part='in-cart'] {
      display: flex;
      flex-basis: 100%;
      align-items: center;
      gap: ${space['2xs']};
      font-size: ${type.small};
      color: ${color.successText};
    }
    > [data-part='in-cart'] > svg {
      flex: none;
    }
    > [role='alert'] {
      flex-basis: 100%;
    }
  }
`
