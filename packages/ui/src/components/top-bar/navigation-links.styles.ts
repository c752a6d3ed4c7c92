import { css } from '@linaria/core'
import { color, media, space } from '../../tokens.js'

export const navigationLinks = css`
  @layer ui.top-bar {
    > ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space.lg};
    }
    a {
      display: flex;
      align-items: center;
      min-block-size: 44px;
      font-weight: 600;
    }
    a[aria-current] {
      color: ${color.primaryText};
      box-shadow: inset 0 -2px 0 ${color.primary};
    }
    ${media.hover} {
      a:hover {
        color: ${color.primaryText};
      }
    }
    &[data-direction='column'] > ul {
      flex-direction: column;
    }
    &[data-direction='column'] li {
      border-block-end: 1px solid ${color.line};
    }
    &[data-direction='column'] a[aria-current] {
      box-shadow: none;
    }
    &[data-tone='inverse'] a {
      min-block-size: 36px;
      font-weight: 400;
    }
    &[data-tone='inverse'] a:is([aria-current], :hover) {
      color: inherit;
      box-shadow: inset 0 -2px 0 currentcolor;
    }
    &[data-tone='inverse'] a:focus-visible {
      outline-color: currentcolor;
      outline-offset: -2px;
    }
    ${media.coarse} {
      &[data-tone='inverse'] a {
        min-block-size: 44px;
      }
    }
    ${media.forced} {
      a[aria-current] {
        text-decoration: underline;
      }
    }
  }
`
