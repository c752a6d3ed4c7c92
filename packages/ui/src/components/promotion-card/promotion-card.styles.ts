import { css } from '@linaria/core'
import { color, media, space, type } from '../../tokens.js'

export const promotionCard = css`
  @layer ui.promotion-card {
    > [data-part='image'] {
      position: relative;
    }
    > [data-part='image'] > picture {
      aspect-ratio: 4 / 3;
    }
    > [data-part='image'] > span {
      position: absolute;
      inset-block-start: ${space.sm};
      inset-inline-start: ${space.sm};
    }
    > [data-part='content'] {
      display: flex;
      flex: 1;
      flex-direction: column;
      gap: ${space['2xs']};
      padding: ${space.xs} ${space.md} ${space.md};
    }
    [data-part='notes'] {
      display: flex;
      flex-wrap: wrap;
      margin-block-start: auto;
      padding-block-start: ${space['2xs']};
      font-size: ${type.tiny};
      font-weight: 600;
    }
    [data-part='notes'] > li:not(:last-child)::after {
      content: '·';
      margin-inline: 0.4em;
    }
    [data-part='items'] {
      position: relative;
      z-index: 1;
      display: grid;
      gap: ${space['2xs']};
      margin-block-start: ${space.xs};
      padding-block-start: ${space.xs};
      border-block-start: 1px solid ${color.line};
    }
    ${media.md} {
      &[data-layout='wide'] {
        display: grid;
        grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);
        align-items: center;
      }
      &[data-layout='wide'] > [data-part='image'] > picture {
        aspect-ratio: 1;
      }
      &[data-layout='wide'] > [data-part='content'] {
        block-size: 100%;
        padding-block: ${space.lg};
        padding-inline: ${space.xs} ${space.lg};
      }
    }
  }
`

export const promotionItem = css`
  @layer ui.promotion-card {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto;
    gap: 0 ${space.sm};
    align-items: center;

    > a {
      display: grid;
      grid-column: 1 / 3;
      grid-template-columns: subgrid;
      align-items: center;
      min-block-size: 48px;
      font-size: ${type.small};
      line-height: 1.3;
      text-decoration: none;
    }
    > a > span {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;

      @media (max-width: 399.98px) {
        display: block;
      }
    }
    > a:only-child {
      grid-column: 1 / -1;
      grid-template-columns: 48px minmax(0, 1fr);
      column-gap: ${space.sm};
    }
    > [data-part='amount'] {
      font-weight: 600;
      font-size: ${type.small};
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    > ul {
      position: static;
      grid-column: 2 / -1;
      padding: 0;
      margin-inline-start: -6px;
    }
    ${media.hover} {
      > a:hover > span {
        color: ${color.primaryText};
        text-decoration: underline;
      }
    }
  }
`
