import { css } from '@linaria/core'
import { color, media, radius, size, space, type } from '../../tokens.js'

export const hero = css`
  @layer ui.hero {
    display: grid;
    overflow: hidden;
    border-radius: ${radius.image};
    background: ${color.groundSoft};

    > [data-part='content'] {
      display: flex;
      flex-direction: column;
      align-items: flex-start;
      justify-content: center;
      gap: ${space.sm};
      min-inline-size: 0;
      padding: ${space.lg} ${size.gutter} ${space.md};
    }
    [data-part='kicker'] {
      font-weight: 600;
      color: ${color.primaryText};
    }
    [data-part='text'] {
      max-inline-size: 48ch;
      font-size: ${type.large};
      color: ${color.inkSoft};
    }
    [data-part='action'] {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs};
      margin-block-start: ${space.xs};
    }
    /* Stacked: where they barely fit side by side, they would wrap after the font has loaded. */
    @media (max-width: 575.98px) {
      [data-part='action'] {
        flex-direction: column;
        align-self: stretch;
      }
    }
    > [data-part='image'] {
      position: relative;
      order: -1;
      inline-size: min(100%, 420px);
      margin-inline: auto;
    }
    [data-part='image'] > picture {
      aspect-ratio: 5 / 4;
    }
    /* An image with a ground of its own reaches the edges. */
    > [data-part='image'][data-fit='cover'] {
      inline-size: 100%;
      block-size: 100%;
    }
    [data-part='badge'] {
      position: absolute;
      inset-block-start: ${space.md};
      inset-inline-end: ${space.md};
      padding: ${space['2xs']} ${space.sm};
      border-radius: ${radius.pill};
      background: ${color.dangerAction};
      color: ${color.onAction};
      font-family: ${type.title};
      font-size: ${type.title4};
      font-weight: 600;
    }
    ${media.md} {
      grid-template-columns: minmax(0, 9fr) minmax(0, 7fr);
      align-items: center;

      > [data-part='image'] {
        order: 0;
      }
      [data-part='image'] > picture {
        aspect-ratio: 1;
      }
      [data-part='image'] > [data-fit='cover'] {
        min-block-size: 100%;
      }
    }
    ${media.md} {
      > [data-part='content'] {
        padding: ${space.xl};
      }
    }
    ${media.xl} {
      > [data-part='content'] {
        padding: ${space['3xl']};
        gap: ${space.md};
      }
      > [data-part='image'] {
        inline-size: min(100%, 540px);
      }
    }
  }
`
