import { css } from '@linaria/core'
import { color, media, radius, size, space, type } from '../../tokens.js'

export const tile = css`
  @layer ui.tile {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    padding-block-end: ${space.sm};
    border-radius: ${radius.image};
    background: ${color.groundSoft};
    text-decoration: none;

    > picture {
      aspect-ratio: 4 / 3;
    }
    > [data-part='title'] {
      padding: ${space.sm} ${space.sm} 0;
      font-family: ${type.title};
      font-size: ${type.title4};
      font-weight: 600;
      line-height: 1.2;
    }
    > [data-part='text'] {
      padding: ${space['2xs']} ${space.sm} 0;
      font-size: ${type.small};
      line-height: 1.35;
      color: ${color.inkSoft};
    }
    ${media.lg} {
      > [data-part='title'],
      > [data-part='text'] {
        padding-inline: ${space.md};
      }
    }
    ${media.hover} {
      &:hover > [data-part='title'] {
        color: ${color.primaryText};
      }
    }
    ${media.forced} {
      border: 1px solid LinkText;
    }
  }
`

export const tileGrid = css`
  @layer ui.tile {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${size.gutter};

    ${media.sm} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &:is([data-columns='4'], [data-columns='8']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='8'] {
      gap: ${space.xs};
    }
    &[data-columns='8'] > li > a > [data-part='title'] {
      padding-inline: ${space.xs};
      font-size: ${type.base};
      line-height: 1.25;
      overflow-wrap: anywhere;
    }
    &[data-columns='8'] > li > a > [data-part='text'] {
      padding-inline: ${space.xs};
      font-size: ${type.tiny};
    }
    @media (max-width: 767.98px) {
      &[data-columns='8'] > li > a {
        display: grid;
        grid-template-columns: 3.5rem minmax(0, 1fr);
        align-items: center;
        padding-block-end: 0;
      }
      &[data-columns='8'] > li > a > picture {
        aspect-ratio: 1;
      }
      &[data-columns='8'] > li > a > [data-part='title'] {
        padding-block: ${space.xs};
        padding-inline: ${space.xs} ${space['2xs']};
        font-size: ${type.small};
      }
      &[data-columns='8'] > li > a > [data-part='text'] {
        display: none;
      }
      /* An odd one at the end fills its row. */
      &[data-columns='8'] > li:last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
    /* The longest Greek name is one word. */
    @media (max-width: 379.98px) {
      &[data-columns='8'] > li > a {
        grid-template-columns: 2.5rem minmax(0, 1fr);
      }
      &[data-columns='8'] > li > a > [data-part='title'] {
        padding-inline: ${space['2xs']};
        font-size: ${type.tiny};
      }
    }
    ${media.md} {
      &:is([data-columns='4'], [data-columns='8']) {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
      &[data-columns='8'] {
        gap: ${space.md};
      }
    }
    ${media.xl} {
      &[data-columns='8'] {
        grid-template-columns: repeat(8, minmax(0, 1fr));
      }
      &[data-columns='6'] {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }
    }
    /* Five in one row, not four and one, nor five of eight. */
    ${media.md} {
      &[data-columns='8']:has(> li:nth-child(5):last-child) {
        grid-template-columns: repeat(5, minmax(0, 1fr));
      }
    }
  }
`
