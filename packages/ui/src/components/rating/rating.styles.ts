import { css } from '@linaria/core'
import { color, media, space, type } from '../../tokens.js'

/** A star of 24 by 24, as an image that cuts it out of a colour. */
const star = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5L7 14.3 1.8 9.3l7.1-.9z'/%3E%3C/svg%3E")`

export const rating = css`
  @layer ui.rating {
    display: inline-flex;
    align-items: center;
    gap: ${space['2xs']};
    font-size: ${type.small};
    line-height: 1.35;

    &[data-size='large'] {
      font-size: ${type.large};
    }
    > [data-part='stars'] {
      flex: none;
      inline-size: 5em;
      block-size: 1em;
      background: linear-gradient(${color.warning} 0 0) 0 / 0 no-repeat ${color.line};
      -webkit-mask: ${star} 0 0 / 1em 1em;
      mask: ${star} 0 0 / 1em 1em;
    }
    [dir='rtl'] & > [data-part='stars'] {
      transform: scaleX(-1);
    }
    > [data-halves='1'] {
      background-size: 10%;
    }
    > [data-halves='2'] {
      background-size: 20%;
    }
    > [data-halves='3'] {
      background-size: 30%;
    }
    > [data-halves='4'] {
      background-size: 40%;
    }
    > [data-halves='5'] {
      background-size: 50%;
    }
    > [data-halves='6'] {
      background-size: 60%;
    }
    > [data-halves='7'] {
      background-size: 70%;
    }
    > [data-halves='8'] {
      background-size: 80%;
    }
    > [data-halves='9'] {
      background-size: 90%;
    }
    > [data-halves='10'] {
      background-size: 100%;
    }
    > [data-part='text'] {
      color: ${color.inkSoft};
      font-variant-numeric: tabular-nums;
    }
    ${media.forced} {
      > [data-part='stars'] {
        forced-color-adjust: none;
        background-color: GrayText;
        background-image: linear-gradient(CanvasText 0 0);
      }
    }
  }
`
