import { css } from '@linaria/core'
import { color, space, type } from '../../tokens.js'

export const priceRangeField = css`
  @layer ui.price-range-field {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space.xs};

    > legend {
      padding-block: ${space.xs};
      font-weight: 600;
    }
    > div {
      flex: 1 1 84px;
      min-inline-size: 0;
    }
    label {
      display: block;
      font-size: ${type.small};
    }
    [data-part='unit'] {
      color: ${color.inkSoft};
    }
    input {
      appearance: textfield;
    }
    input::-webkit-inner-spin-button {
      display: none;
    }
    > button {
      min-block-size: 42px;
    }
  }
`
