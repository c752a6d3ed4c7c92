import { css } from '@linaria/core'
import { color, type } from '../../tokens.js'

export const price = css`
  @layer ui.price {
    font-variant-numeric: tabular-nums lining-nums;

    [data-part='now'] {
      font-family: ${type.title};
      font-size: 1.375rem;
      font-weight: 600;
      line-height: 1.2;
    }
    &[data-size='small'] [data-part='now'] {
      font-size: ${type.large};
    }
    &[data-size='large'] [data-part='now'] {
      font-size: ${type.title1};
    }
    [data-part='from'] {
      font-family: ${type.body};
      font-size: ${type.small};
      font-weight: 400;
      color: ${color.inkSoft};
    }
    [data-part='amount'],
    [data-part='figure'] {
      white-space: nowrap;
    }
    [data-part='cents'] {
      font-size: 0.72em;
    }
    [data-reduced] [data-part='amount'] {
      color: ${color.dangerText};
    }
    [data-part='note'] {
      font-size: ${type.tiny};
      line-height: 1.35;
      color: ${color.inkSoft};
    }
    &[data-size='large'] [data-part='note'] {
      font-size: ${type.small};
    }
  }
`
