import { css } from '@linaria/core'

export const icon = css`
  @layer ui.icon {
    flex: none;
    [dir='rtl'] &[data-icon^='chevron-left'],
    [dir='rtl'] &[data-icon^='chevron-right'],
    [dir='rtl'] &[data-icon='truck'] {
      transform: scaleX(-1);
    }
  }
`
