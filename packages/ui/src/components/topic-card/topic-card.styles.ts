import { css } from '@linaria/core'
import { color, media, radius, space, type } from '../../tokens.js'

export const topicCard = css`
  @layer ui.topic-card {
    position: relative;
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-inline-size: 0;

    &[data-layout='stacked'] {
      overflow: hidden;
      border-radius: ${radius.picture};
      background: ${color.groundSoft};
    }
    > picture {
      order: -1;
    }
    &[data-layout='stacked'] > picture {
      aspect-ratio: 4 / 3;
    }
    > [data-part='words'] {
      min-inline-size: 0;
    }
    &[data-layout='stacked'] > [data-part='words'] {
      padding: ${space.sm} ${space.md} ${space.md};
    }
    [data-part='title'] > a::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${radius.picture};
    }
    [data-part='title'] > a:focus-visible {
      outline: none;
    }
    [data-part='title'] > a:focus-visible::after {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
    }
    [data-part='text'] {
      margin-block-start: 2px;
      font-size: ${type.small};
      line-height: 1.35;
      color: ${color.inkSoft};
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
    ${media.hover} {
      [data-part='title']:hover {
        color: ${color.primaryText};
      }
    }
    &[data-layout='row'] {
      display: grid;
      grid-template-columns: 88px minmax(0, 1fr);
      gap: 0 ${space.md};
      align-items: start;
    }
    &[data-layout='row'] > [data-part='words'] {
      padding-block-start: ${space['2xs']};
    }
    ${media.forced} {
      &[data-layout='stacked'] {
        border: 1px solid CanvasText;
      }
    }
  }
`
