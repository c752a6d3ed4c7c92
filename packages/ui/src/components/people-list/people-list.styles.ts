import { css } from '@linaria/core'
import { color, media, space, type } from '../../tokens.js'

export const peopleList = css`
  @layer ui.people-list {
    margin: 0;
    padding: 0;
    list-style: none;

    > li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: ${space.xs} ${space.sm};
      padding-block: ${space.sm};
    }
    > li + li {
      border-block-start: 1px solid ${color.line};
    }
    [data-part='content'] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    [data-part='name'] {
      font-weight: 600;
      line-height: 1.3;
    }
    [data-part='name'] > span {
      font-weight: 400;
      color: ${color.inkSoft};
    }
    [data-part='facts'] {
      font-size: ${type.small};
      line-height: 1.4;
      color: ${color.inkSoft};
    }
    [data-part='here'] {
      color: ${color.successText};
    }
    [data-part='actions'] {
      grid-column: 2;
      display: flex;
      flex-wrap: wrap;
      gap: ${space['2xs']};
    }
    ${media.sm} {
      [data-part='actions'] {
        grid-column: 3;
      }
    }
  }
`
