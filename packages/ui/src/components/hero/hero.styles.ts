import { css } from '@linaria/core'
import { color, media, radius, size, space, type } from '../../tokens.js'

export const hero = css`
  @layer ui.hero {
    display: grid;
    overflow: hidden;
    border-radius: ${radius.picture};
    background: ${color.groundSoft};

    > [data-part='words'] {
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
    > picture {
      inline-size: min(100%, 420px);
      margin-inline: auto;
    }
    ${media.md} {
      grid-template-columns: minmax(0, 9fr) minmax(0, 7fr);
      align-items: center;
    }
    ${media.md} {
      > [data-part='words'] {
        padding: ${space.xl};
      }
    }
    ${media.xl} {
      > [data-part='words'] {
        padding: ${space['3xl']};
        gap: ${space.md};
      }
      > picture {
        inline-size: min(100%, 500px);
      }
    }
  }
`
