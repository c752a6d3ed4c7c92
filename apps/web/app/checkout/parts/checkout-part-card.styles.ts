import { color, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'

/**
 * A part, open or folded into a line. As the server draws it, a finished part is folded only where scripts run, and the
 * fragment of its link opens it: it can be read and changed whether or not they arrive.
 */
export const partCard = css`
  @layer app {
    > [data-part='content'] {
      /* The legend floats, and what clears it may be the hidden line. */
      clear: both;
      display: grid;
      gap: ${space.md};
      min-inline-size: 0;
    }
    > [data-part='line'] {
      display: none;
      align-items: start;
      gap: ${space.xs};
      font-size: ${type.small};
      line-height: 1.5;
    }
    > [data-part='line'] > svg {
      flex: none;
      color: ${color.successText};
    }
    > [data-part='line'] > span {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    > [data-part='line'] > a {
      margin-block: -11px;
      padding-block: 11px;
    }
    &[data-folded='live'] > [data-part='line'] {
      display: flex;
    }
    &[data-folded='live'] > [data-part='content'] {
      display: none;
    }
    @media (scripting: enabled) {
      &[data-folded='early']:not(:target) > [data-part='line'] {
        display: flex;
      }
      &[data-folded='early']:not(:target) > [data-part='content'] {
        display: none;
      }
    }
  }
`
