import { css } from '@linaria/core'
import { color, media, space } from '../../tokens.js'

export const menuBar = css`
  @layer ui.menu-bar {
    display: none;
    position: sticky;
    inset-block-start: 0;
    z-index: 10;
    border-block-end: 1px solid ${color.line};
    background: ${color.ground};

    ${media.xl} {
      display: block;
    }
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space.lg};
    }
    a {
      display: flex;
      align-items: center;
      min-block-size: 48px;
    }
    a:hover {
      color: ${color.primaryText};
    }
    a[aria-current] {
      color: ${color.primaryText};
      font-weight: 600;
      box-shadow: inset 0 -2px 0 ${color.primary};
    }
    ${media.forced} {
      a[aria-current] {
        text-decoration: underline;
      }
    }
  }
`
