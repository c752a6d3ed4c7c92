import { css } from '@linaria/core'
import { color, media, radius, space, type } from '../../tokens.js'

export const variantPicker = css`
  @layer ui.variant-picker {
    display: grid;
    gap: ${space.md};

    [role='group'] > p {
      margin-block-end: ${space['2xs']};
      font-size: ${type.small};
      font-weight: 600;
    }
    [data-part='chosen'] {
      font-weight: 400;
      color: ${color.inkSoft};
    }
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs};
    }
    [data-part='value'] {
      position: relative;
      display: inline-flex;
      align-items: center;
      gap: ${space.xs};
      min-inline-size: 52px;
      min-block-size: 44px;
      justify-content: center;
      padding: 0.375rem ${space.sm};
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.control};
      background: ${color.ground};
      line-height: 1.3;
      cursor: pointer;
    }
    input {
      position: absolute;
      inset: 0;
      opacity: 0;
      cursor: pointer;
    }
    [data-part='value']:has(:focus-visible) {
      outline: 2px solid ${color.focus};
      outline-offset: 2px;
    }
    /* :is() leaves out what a browser cannot parse: Firefox has :has() since 121. */
    [data-part='value']:is([aria-current], :has(:checked)) {
      border-color: ${color.primaryText};
      background: ${color.primarySoft};
      color: ${color.primaryText};
      font-weight: 600;
      box-shadow: inset 0 0 0 1px ${color.primaryText};
    }
    [data-part='value'][data-unavailable] {
      border-style: dashed;
      background: ${color.groundSoft};
      color: ${color.inkSoft};
    }
    [data-part='value'][data-unavailable] > span {
      text-decoration: line-through;
    }
    ${media.hover} {
      [data-part='value']:hover {
        border-color: ${color.primaryText};
      }
    }
    ${media.forced} {
      [data-part='value']:is([aria-current], :has(:checked)) {
        outline: 2px solid Highlight;
      }
    }
  }
`
