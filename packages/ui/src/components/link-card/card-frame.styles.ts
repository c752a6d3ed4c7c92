import { css } from '@linaria/core'
import { color, media, radius, type } from '../../tokens.js'

export const cardFrame = css`
  @layer ui.link-card {
    position: relative;
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-inline-size: 0;

    &:not([data-layout='row']) {
      overflow: hidden;
      border-radius: ${radius.image};
      background: ${color.groundSoft};
    }
    > :not([data-part='content']) {
      order: -1;
    }
    > [data-part='content'] {
      min-inline-size: 0;
    }
    [data-part='title'] > a::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${radius.image};
    }
    [data-part='title'] > a:focus-visible {
      outline: none;
    }
    [data-part='title'] > a:focus-visible::after {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
    }
    [data-part='text'] {
      font-size: ${type.small};
      line-height: 1.4;
      color: ${color.inkSoft};
    }
    ${media.hover} {
      &:hover [data-part='title'] {
        color: ${color.primaryText};
      }
    }
    ${media.forced} {
      &:not([data-layout='row']) {
        border: 1px solid CanvasText;
      }
    }
  }
`
