import { css } from '@linaria/core'
import { type } from '../../tokens.js'

export const heading = css`
  @layer ui.heading {
    font-family: ${type.title};
    font-weight: 600;
    line-height: 1.15;
    text-wrap: balance;
    overflow-wrap: anywhere;
    font-size: ${type.title4};

    &[data-size='1'] {
      font-size: ${type.title1};
      line-height: 1.1;
    }
    &[data-size='2'] {
      font-size: ${type.title2};
    }
    &[data-size='3'] {
      font-size: ${type.title3};
    }
  }
`
