import { color, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'

/**
 * A section, open or collapsed to a line. In server-rendered HTML a completed section is collapsed
 * only where scripts run, and its link's fragment opens it: it is usable whether or not scripts
 * arrive.
 */
export const sectionCard = css`
  @layer app {
    > [data-part='content'] {
      /* The legend floats, and the element that clears it may be the hidden line. */
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
