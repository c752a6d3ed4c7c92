import { css } from '@linaria/core'

export const icon = css`
  @layer ui.icon {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;

    &[width='32'],
    &[width='48'] {
      stroke-width: 1.25;
    }
    [dir='rtl'] &[data-icon^='chevron-left'],
    [dir='rtl'] &[data-icon^='chevron-right'],
    [dir='rtl'] &[data-icon='truck'] {
      transform: scaleX(-1);
    }
  }
`
