import { css } from '@linaria/core'
import { color, media, radius, size, space, type } from '../../tokens.js'

export const hero = css`
  @layer ui.hero {
    --towards-end: to right;
    display: grid;
    overflow: hidden;
    border-radius: ${radius.image};
    background: ${color.groundSoft};

    [dir='rtl'] & {
      --towards-end: to left;
    }

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
      min-block-size: 420px;

      > [data-part='image'] {
        inline-size: min(100%, 420px);
      }
    }
    /* The image fills the end of the surface, and fades towards the text. */
    &[data-layout='scene'] {
      position: relative;
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-layout='scene'] > [data-part='image'] {
      inline-size: 100%;
    }
    &[data-layout='scene'] [data-part='image'] > picture {
      aspect-ratio: 16 / 9;
    }
    &[data-layout='scene'] [data-part='badge'] {
      position: static;
      font-size: ${type.large};
    }
    ${media.md} {
      &[data-layout='scene'] {
        min-block-size: 420px;
      }
      &[data-layout='scene'] > [data-part='image'] {
        position: absolute;
        inset-block: 0;
        inset-inline-end: 0;
        inline-size: 62%;
      }
      &[data-layout='scene'] [data-part='image'] > picture {
        block-size: 100%;
        aspect-ratio: auto;
      }
      &[data-layout='scene'] [data-part='image'] img {
        object-position: 100% 50%;
      }
      &[data-layout='scene'] > [data-part='image']::after {
        content: '';
        position: absolute;
        inset: 0;
        background: linear-gradient(var(--towards-end), ${color.groundSoft}, transparent 30%);
      }
      &[data-layout='scene'] > [data-part='content'] {
        position: relative;
        z-index: 1;
        max-inline-size: 43%;
        padding-inline-end: 0;
      }
    }
  }
`
