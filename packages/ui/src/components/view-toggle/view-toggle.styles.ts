import { css } from '@linaria/core'
import { color, media, radius, size } from '../../tokens.js'

export const viewToggle = css`
  @layer ui.view-toggle {
    display: flex;
    flex: none;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.control};

    > a {
      display: grid;
      place-content: center;
      min-inline-size: ${size.control};
      min-block-size: calc(${size.control} - 2px);
      border-radius: calc(${radius.control} - 1px);
      color: ${color.inkSoft};
    }
    > a[aria-current] {
      background: ${color.primarySoft};
      color: ${color.primaryText};
    }
    ${media.hover} {
      > a:hover {
        color: ${color.primaryText};
      }
    }
    ${media.forced} {
      > a[aria-current] {
        outline: 2px solid Highlight;
        outline-offset: -4px;
      }
    }
  }
`
