import { css } from '@linaria/core'
import { color, media, space, type } from '../../tokens.js'

export const facetGroup = css`
  @layer ui.facet-group {
    label {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: start;
      column-gap: ${space.xs};
      padding-block: 5px;
      line-height: 1.4;
      overflow-wrap: anywhere;
      cursor: pointer;
      user-select: none;
    }
    input {
      inline-size: 20px;
      block-size: 20px;
      margin-block: 1px;
      accent-color: ${color.action};
    }
    label > span {
      font-size: ${type.small};
      line-height: 1.6;
      color: ${color.inkSoft};
      font-variant-numeric: tabular-nums;
    }
    label[data-level='1'] {
      padding-inline-start: ${space.md};
    }
    label[data-level='2'] {
      padding-inline-start: calc(2 * ${space.md});
    }
    label[data-empty] {
      color: ${color.inkSoft};
    }
    [data-part='more'] > summary {
      display: inline-flex;
      align-items: center;
      min-block-size: 36px;
      font-size: ${type.small};
      font-weight: 600;
      color: ${color.primaryText};
      cursor: pointer;
      list-style: none;
    }
    [data-part='more'] > summary::-webkit-details-marker {
      display: none;
    }
    [data-part='more'][open] > summary {
      display: none;
    }
    ${media.hover} {
      label:hover,
      [data-part='more'] > summary:hover {
        color: ${color.primaryText};
        text-decoration: underline;
        text-underline-offset: 0.18em;
      }
    }
    ${media.coarse} {
      input {
        inline-size: 24px;
        block-size: 24px;
        margin-block: 0;
      }
      label {
        padding-block: 10px;
      }
      [data-part='more'] > summary {
        min-block-size: 44px;
      }
    }
  }
`
