import { css } from '@linaria/core'
import { space, type } from '../../tokens.js'

export const fieldset = css`
  @layer ui.fieldset {
    > * + * {
      margin-block-start: ${space.md};
    }
    > legend {
      float: inline-start;
      inline-size: 100%;
      font-family: ${type.title};
      font-size: ${type.title3};
      font-weight: 600;
      line-height: 1.2;
      padding-block-end: ${space.md};
    }
    &[data-legend='label'] > legend {
      font-family: ${type.body};
      font-size: ${type.small};
      line-height: 1.5;
      padding-block-end: ${space['2xs']};
    }
    &[data-legend='label'] > * + * {
      margin-block-start: ${space.xs};
    }
    > legend + *,
    &[data-legend='label'] > legend + * {
      clear: both;
      margin-block-start: 0;
    }
  }
`
