import { css } from '@linaria/core'
import { color, media, space, type } from '../../tokens.js'

export const suggestionList = css`
  @layer ui.suggestion-list {
    margin: 0;
    padding: 0;
    list-style: none;

    > li {
      display: grid;
      grid-template-columns: 64px minmax(0, 1fr);
      gap: ${space.xs} ${space.md};
      align-items: center;
      padding-block: ${space.md};
    }
    > li:not(:has(> picture)) {
      grid-template-columns: minmax(0, 1fr);
    }
    > li + li {
      border-block-start: 1px solid ${color.line};
    }
    > li > picture {
      inline-size: 64px;
    }
    [data-part='content'] {
      min-inline-size: 0;
      line-height: 1.35;
      overflow-wrap: anywhere;
    }
    [data-part='content'] > p {
      font-weight: 600;
    }
    [data-part='content'] > [data-part='by'] {
      display: flex;
      align-items: center;
      gap: ${space['2xs']};
      margin-block-end: ${space['2xs']};
      font-size: ${type.small};
      font-weight: 400;
      color: ${color.inkSoft};
    }
    [data-part='content'] > [data-part='quantity'] {
      font-size: ${type.small};
      font-weight: 400;
      color: ${color.inkSoft};
      font-variant-numeric: tabular-nums;
    }
    > li > [data-part='actions'] {
      grid-column: 1 / -1;
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs};
    }
    ${media.sm} {
      > li {
        grid-auto-flow: column;
      }
      > li > [data-part='actions'] {
        grid-column: auto;
      }
    }
  }
`
