import { css } from '@linaria/core'
import { color, space, type } from '../../tokens.js'

export const formField = css`
  @layer ui.form-field {
    display: flex;
    flex-direction: column;
    gap: ${space['2xs']};
    min-inline-size: 0;

    > label {
      font-size: ${type.small};
      font-weight: 600;
    }
    /* A link to the field shows its label as well. */
    :is(input, select, textarea) {
      scroll-margin-block-start: 6rem;
    }
    [data-part='optional'] {
      font-weight: 400;
      color: ${color.inkSoft};
    }
  }
`

export const fieldHint = css`
  @layer ui.form-field {
    font-size: ${type.small};
    line-height: 1.4;
    color: ${color.inkSoft};
  }
`

export const fieldError = css`
  @layer ui.form-field {
    display: flex;
    gap: ${space['2xs']};
    font-size: ${type.small};
    line-height: 1.4;
    color: ${color.dangerText};

    > svg {
      margin-block-start: 0.15em;
    }
  }
`
