import { css } from '@linaria/core'
import { color, media, motion, radius, space, type } from '../../tokens.js'

export const productCard = css`
  @layer ui.product-card {
    position: relative;
    min-inline-size: 0;

    &[data-layout='grid'] {
      display: grid;
      grid-template-rows: auto auto 1fr;
      gap: ${space.xs};
      block-size: 100%;
      padding-block-end: ${space.lg};
    }
    &[data-layout='grid'] [data-part='image'] {
      grid-row: 1;
    }
    &[data-layout='grid'] [data-part='content'] {
      grid-row: 2;
    }
    /* Availability follows the price; what a reduced card says more leaves room above the button. */
    &[data-layout='grid'] [data-part='offer'] {
      grid-row: 3;
    }
    &[data-layout='grid'] [data-part='action'] {
      margin-block-start: auto;
    }

    [data-part='image'] {
      position: relative;
      order: -1;
      align-self: start;
    }
    [data-part='image'] > span {
      position: absolute;
      inset-block-start: ${space.xs};
      inset-inline-start: ${space.xs};
    }
    [data-part='image'] > label {
      position: absolute;
      z-index: 1;
      inset-block-start: 0;
      inset-inline-end: 0;
    }
    [data-part='content'] {
      min-inline-size: 0;
    }
    [data-part='brand'] {
      font-size: ${type.tiny};
      line-height: 1.4;
      color: ${color.inkSoft};
    }
    [data-part='name'] {
      display: -webkit-box;
      overflow: hidden;
      font-family: ${type.body};
      font-size: ${type.base};
      font-weight: 600;
      line-height: 1.3;
      text-wrap: wrap;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;

      /* Magnified four times nothing is cut off. */
      @media (max-width: 399.98px) {
        display: block;
      }
    }
    [data-part='name'] > a::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${radius.image};
    }
    [data-part='name'] > a:focus-visible {
      outline: none;
    }
    [data-part='name'] > a:focus-visible::after {
      outline: 2px solid ${color.focus};
      outline-offset: 2px;
    }
    [data-part='facts'] {
      display: flex;
      flex-wrap: wrap;
      margin-block-start: ${space['2xs']};
      font-size: ${type.tiny};
      line-height: 1.4;
      color: ${color.inkSoft};
    }
    [data-part='facts'] > li:not(:last-child)::after {
      content: '·';
      margin-inline: 0.4em;
    }
    [data-part='offer'] {
      display: flex;
      flex-direction: column;
      gap: ${space['2xs']};
    }
    [data-part='price'] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: ${space.xs};
    }
    [data-part='price'] [data-part='note'] + [data-part='note'] {
      flex-basis: 100%;
    }
    [data-part='action'] {
      position: relative;
      z-index: 1;
      padding-block-start: ${space.xs};
    }
    ${media.hover} {
      &:hover [data-part='name'] {
        color: ${color.primaryText};
      }
      [data-part='image'] img {
        transition: transform ${motion.calm} ${motion.ease};
      }
      &:hover [data-part='image'] img {
        transform: scale(1.03);
      }
    }
    @media (prefers-reduced-motion: reduce) {
      &:hover [data-part='image'] img {
        transform: none;
      }
    }

    &[data-layout='list'] {
      display: grid;
      grid-template-columns: 112px minmax(0, 1fr);
      column-gap: ${space.md};
      padding-block: ${space.md};
      border-block-end: 1px solid ${color.line};
    }
    &[data-layout='list'] [data-part='image'] {
      grid-row: span 2;
    }
    ${media.md} {
      &[data-layout='list'] {
        grid-template-columns: 160px minmax(0, 1fr) minmax(200px, 240px);
        column-gap: ${space.lg};
        align-items: center;
      }
      &[data-layout='list'] [data-part='image'] {
        grid-row: auto;
      }
      &[data-layout='list'] [data-part='name'] {
        font-size: ${type.large};
      }
      &[data-layout='list'] [data-part='facts'] {
        font-size: ${type.small};
      }
    }
    ${media.forced} {
      [data-part='image'] {
        border: 1px solid CanvasText;
        border-radius: ${radius.image};
      }
    }
  }
`
