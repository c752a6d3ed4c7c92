import { css } from '@linaria/core'
import { color, media, space } from '../../tokens.js'

export const tabs = css`
  @layer ui.tabs {
    display: grid;
    gap: ${space.md};
    min-inline-size: 0;

    > [data-part='tabs'] {
      display: flex;
      gap: ${space.lg};
      overflow-x: auto;
      border-block-end: 1px solid ${color.line};
    }
    > [data-part='tabs'] > a {
      display: flex;
      flex: none;
      align-items: center;
      min-block-size: 44px;
      font-weight: 600;
      text-decoration: none;
    }
    > [data-part='tabs'] > a:focus-visible {
      outline-offset: -2px;
    }
    > [data-part='tabs'] > a[aria-selected='true'] {
      color: ${color.primaryText};
      box-shadow: inset 0 -2px 0 ${color.primary};
    }
    ${media.hover} {
      > [data-part='tabs'] > a:hover {
        color: ${color.primaryText};
      }
    }
    ${media.forced} {
      > [data-part='tabs'] > a[aria-selected='true'] {
        text-decoration: underline;
      }
    }
  }
`
