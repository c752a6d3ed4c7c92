import { css } from '@linaria/core'
import { color, media, radius, size, space } from '../../tokens.js'

export const searchField = css`
  @layer ui.search-field {
    position: relative;
    display: flex;
    inline-size: 100%;
    min-inline-size: 0;

    > input {
      flex: 1;
      min-inline-size: 0;
      min-block-size: ${size.control};
      padding-block: 0.4375rem;
      padding-inline: ${space.md} 3.5rem;
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.control};
      background: ${color.ground};
      line-height: 1.5;
      text-overflow: ellipsis;
      appearance: none;
    }
    > input::placeholder {
      color: ${color.inkSoft};
      opacity: 1;
    }
    > input:hover {
      border-color: ${color.primaryText};
    }
    > input::-webkit-search-cancel-button {
      display: none;
    }
    > button {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
      display: flex;
      align-items: center;
      justify-content: center;
      inline-size: 48px;
      block-size: ${size.control};
      border: 0;
      border-start-end-radius: ${radius.control};
      border-end-end-radius: ${radius.control};
      background: ${color.action};
      color: ${color.onAction};
      cursor: pointer;
    }
    ${media.hover} {
      > button:hover {
        background: ${color.actionHover};
      }
    }
    ${media.forced} {
      > button {
        border: 1px solid ButtonText;
      }
    }
  }
`
