import { css } from '@linaria/core'
import { color, media, size, space, type } from '../../tokens.js'

export const linkCard = css`
  @layer ui.link-card {
    &[data-layout='stacked'] > picture {
      aspect-ratio: 4 / 3;
    }
    &[data-layout='stacked'] > [data-part='content'] {
      padding: ${space.sm} ${space.md} ${space.md};
    }
    [data-part='text'] {
      margin-block-start: 2px;
    }
    [data-part='links'] {
      position: relative;
      z-index: 1;
      display: flex;
      flex-wrap: wrap;
      margin-block-start: ${space['2xs']};
      column-gap: ${space.md};
      font-size: ${type.small};
    }
    &[data-layout='stacked'] [data-part='links'] {
      flex-direction: column;
      align-items: flex-start;
    }
    [data-part='links'] a {
      display: inline-flex;
      align-items: center;
      min-block-size: 30px;
      line-height: 1.3;
      color: ${color.primaryText};
    }
    ${media.coarse} {
      [data-part='links'] a {
        min-block-size: 44px;
      }
    }
    &[data-layout='row'] {
      display: grid;
      grid-template-columns: 88px minmax(0, 1fr);
      gap: 0 ${space.md};
      align-items: start;
    }
    &[data-layout='row'] > [data-part='content'] {
      padding-block-start: ${space['2xs']};
    }
    &[data-layout='compact'] {
      flex-direction: row;
      align-items: center;
      gap: ${space.xs};
      padding-inline-end: ${space.sm};
      min-block-size: ${size.control};
    }
    &[data-layout='compact'] > picture {
      flex: none;
      inline-size: ${size.control};
    }
    &[data-layout='compact'] > [data-part='content'] {
      display: flex;
      align-items: baseline;
      gap: ${space.xs};
    }
    &[data-layout='compact'] [data-part='title'] {
      font-family: ${type.body};
      font-size: ${type.small};
    }
    &[data-layout='compact'] [data-part='text'] {
      margin: 0;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
  }
`
