import { css } from '@linaria/core'
import { color, radius, size, space } from '../../tokens.js'

export const select = css`
  @layer ui.select {
    position: relative;
    display: block;

    > select {
      inline-size: 100%;
      min-block-size: ${size.control};
      padding-block: 0.4375rem;
      padding-inline: ${space.sm} 2.5rem;
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.control};
      background: ${color.ground};
      color: ${color.ink};
      line-height: 1.5;
      text-overflow: ellipsis;
      appearance: none;
      cursor: pointer;
    }
    > select:hover {
      border-color: ${color.primaryText};
    }
    > select[aria-invalid] {
      border-color: ${color.dangerText};
      box-shadow: inset 0 0 0 1px ${color.dangerText};
    }
    > select:disabled {
      background: ${color.groundSoft};
      border-color: ${color.line};
      color: ${color.inkSoft};
    }
    > svg {
      position: absolute;
      inset-block-start: calc(50% - 10px);
      inset-inline-end: ${space.sm};
      pointer-events: none;
      color: ${color.inkSoft};
    }
  }
`
