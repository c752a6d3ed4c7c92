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
    min-block-size: 116px;
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
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    max-inline-size: 100%;
    font-family: ${type.title};
    font-size: 1.25rem;
    font-weight: 600;
    line-height: 1.1;

    > svg {
      flex: none;
      inline-size: 1.7em;
      block-size: 1.7em;
    }
    > svg text {
      font-family: ${type.title};
      font-size: 20px;
      font-weight: 600;
    }
    &[data-face='caps'] > span {
      text-transform: uppercase;
      letter-spacing: 0.02em;
      font-size: 0.95em;
    }
    &[data-face='lower'] > span {
      font-family: ${type.body};
      text-transform: lowercase;
      letter-spacing: -0.02em;
      font-size: 1.08em;
    }
    &[data-face='slanted'] > span {
      font-style: oblique 10deg;
    }
    &[data-face='spaced'] > span {
      text-transform: uppercase;
      letter-spacing: 0.14em;
      font-size: 0.8em;
    }
    &[data-size='large'] {
      font-size: 2rem;
    }
    ${media.forced} {
      > svg {
        display: none;
      }
    }
  }
`
