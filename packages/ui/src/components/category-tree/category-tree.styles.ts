import { css } from '@linaria/core'
import { color, media, space } from '../../tokens.js'

export const categoryTree = css`
  @layer ui.category-tree {
    li {
      border-block-end: 1px solid ${color.line};
    }
    li:last-child {
      border-block-end: 0;
    }
    a,
    summary {
      display: flex;
      align-items: center;
      min-block-size: 44px;
    }
    > ul > li > a {
      font-weight: 600;
    }
    li li > details > summary {
      font-weight: 400;
    }
    details > div {
      padding-block: 0;
      padding-inline-start: ${space.md};
      border-block-start: 1px solid ${color.line};
    }
    a[aria-current] {
      font-weight: 600;
      color: ${color.primaryText};
    }
    ${media.hover} {
      a:hover {
        color: ${color.primaryText};
      }
    }
    ${media.forced} {
      a[aria-current] {
        text-decoration: underline;
      }
    }
  }
`
