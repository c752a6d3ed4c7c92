import { css } from '@linaria/core'
import { color, media, space, type } from '../../tokens.js'

export const sortSelect = css`
  @layer ui.sort-select {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs};
    min-inline-size: 0;

    > label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
      font-size: ${type.small};
      color: ${color.inkSoft};
    }
    ${media.sm} {
      flex-wrap: nowrap;

      > label {
        position: static;
        flex: none;
        inline-size: auto;
        block-size: auto;
        clip-path: none;
      }
    }
    > span {
      flex: 1 1 8rem;
      min-inline-size: 0;
    }
    @media (scripting: none) and (max-width: 767.98px) {
      > span {
        flex-basis: 100%;
      }
    }
  }
`
