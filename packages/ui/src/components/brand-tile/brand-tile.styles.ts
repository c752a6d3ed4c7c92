import { css } from '@linaria/core'
import { color, media, radius, space, type } from '../../tokens.js'

export const brandTile = css`
  @layer ui.brand-tile {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${space.xs};
    block-size: 100%;
    min-block-size: 88px;
    padding: ${space.md} ${space.xs};
    border: 1px solid ${color.line};
    border-radius: ${radius.image};
    background: ${color.ground};
    text-align: center;
    text-decoration: none;

    > picture {
      inline-size: 100%;
      max-inline-size: 140px;
      aspect-ratio: 2 / 1;
      background: none;
    }
    > [data-part='text'] {
      font-size: ${type.tiny};
      line-height: 1.3;
      color: ${color.inkSoft};
    }
    ${media.hover} {
      &:hover {
        border-color: ${color.primaryText};
      }
    }
  }
`

export const brandName = css`
  @layer ui.brand-tile {
    max-inline-size: 100%;
    font-family: ${type.title};
    font-size: 1.25rem;
    font-weight: 600;
    line-height: 1.15;
    overflow-wrap: anywhere;

    &[data-size='large'] {
      font-size: inherit;
    }
  }
`

/** Cells with shared hairlines, as many as fit. */
export const brandGrid = css`
  @layer ui.brand-tile {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 7rem), 1fr));
    border-block-start: 1px solid ${color.line};
    border-inline-start: 1px solid ${color.line};

    > li {
      border-block-end: 1px solid ${color.line};
      border-inline-end: 1px solid ${color.line};
    }
    > li > a {
      border: 0;
      border-radius: 0;
    }
    ${media.hover} {
      > li > a:hover {
        background: ${color.groundSoft};
      }
    }
    ${media.md} {
      grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr));
    }
  }
`
