import { css } from '@linaria/core'
import { color, media, radius, space, type } from '../../tokens.js'

export const banner = css`
  @layer ui.banner {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    block-size: 100%;
    min-block-size: 176px;
    overflow: hidden;
    border-radius: ${radius.image};
    background: ${color.groundSoft};

    &[data-tone='primary'] {
      background: ${color.primarySoft};
    }
    &[data-tone='warm'] {
      background: ${color.warningSoft};
    }
    &[data-tone='fresh'] {
      background: ${color.successSoft};
    }
    > [data-part='content'] {
      display: flex;
      flex-direction: column;
      gap: ${space.xs};
      align-items: flex-start;
      min-inline-size: 0;
      padding: ${space.lg} ${space.lg} 0;
    }
    > picture {
      align-self: end;
      justify-self: end;
      inline-size: min(100%, 248px);
      padding-inline-end: ${space.xs};
    }
    > picture > img {
      inline-size: 100%;
      block-size: auto;
    }
    [data-part='text'] {
      line-height: 1.4;
    }
    > [data-part='content'] > a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &[data-layout='row'] {
      grid-template-columns: minmax(0, 1fr) 42%;
      grid-template-rows: auto;
      align-items: center;
      min-block-size: 0;
    }
    &[data-layout='row'] > [data-part='content'] {
      gap: ${space['2xs']};
      padding-block: ${space.md};
      padding-inline: ${space.md} 0;
    }
    &[data-layout='row'] > picture {
      align-self: center;
      inline-size: 100%;
      max-block-size: 12rem;
      aspect-ratio: 1;
    }
    &[data-layout='row'] > picture > img {
      block-size: 100%;
      object-fit: contain;
    }
    &[data-layout='row'] [data-part='text'] {
      font-size: ${type.small};
    }
    ${media.xl} {
      &[data-layout='row'] > [data-part='content'] {
        padding-inline-start: ${space.lg};
      }
      &[data-layout='stacked'] {
        grid-template-columns: minmax(0, 1fr) 42%;
        grid-template-rows: auto;
        align-items: center;
      }
      &[data-layout='stacked'] > [data-part='content'] {
        padding-block: ${space.lg};
        padding-inline: ${space.xl} 0;
      }
      &[data-layout='stacked'] > picture {
        inline-size: 100%;
      }
    }
    ${media.forced} {
      border: 1px solid CanvasText;
    }
  }
`
