import { css } from '@linaria/core'
import { color, space, type } from '../../tokens.js'

export const languageSwitcher = css`
  @layer ui.language-switcher {
    font-size: ${type.small};

    > ul {
      display: flex;
    }
    a {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      min-inline-size: 44px;
      min-block-size: 44px;
      color: ${color.inkSoft};
      text-decoration: none;
    }
    li + li {
      border-inline-start: 1px solid ${color.line};
    }
    a:hover {
      color: ${color.primaryText};
    }
    a[aria-current] {
      font-weight: 600;
      color: ${color.ink};
    }
    &[data-variant='full'] a {
      padding-inline: ${space.sm};
    }
    &[data-variant='full'] li:first-child > a {
      padding-inline-start: 0;
    }
    &[data-variant='full'] a[aria-current] {
      text-decoration: underline;
      text-underline-offset: 0.3em;
    }
  }
`
