import { css } from '@linaria/core'
import { color, media, radius, space } from '../../tokens.js'

export const pagination = css`
  @layer ui.pagination {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space.xs};

    > ol {
      display: flex;
      align-items: center;
    }
    li,
    a {
      font-variant-numeric: tabular-nums;
    }
    a,
    li[aria-hidden] {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: ${space['2xs']};
      min-inline-size: 44px;
      min-block-size: 44px;
      border: 1px solid transparent;
      border-radius: ${radius.control};
    }
    > a {
      padding-inline: ${space.xs};
      border-color: ${color.lineStrong};
      font-weight: 600;
    }
    > a > span {
      display: none;
    }
    [aria-current] {
      border-color: ${color.primaryText};
      color: ${color.primaryText};
      font-weight: 600;
    }
    ${media.sm} {
      > a > span {
        display: inline;
      }
    }
    ${media.hover} {
      a:hover {
        background: ${color.primarySoft};
        color: ${color.primaryText};
      }
    }
  }
`
