import { css } from '@linaria/core'
import { color, media, shadow, space, type } from '../../tokens.js'

export const cookieBar = css`
  @layer ui.cookie-bar {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: 45;
    max-block-size: 50dvh;
    overflow-y: auto;
    padding-block: ${space.sm};
    border-block-start: 1px solid ${color.line};
    background: ${color.ground};
    box-shadow: ${shadow.float};

    > div {
      display: grid;
      gap: ${space.sm};
      align-items: center;
    }
    [data-part='title'] {
      font-weight: 600;
    }
    [data-part='words'] {
      font-size: ${type.small};
      line-height: 1.4;
    }
    form {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: ${space.xs};
    }
    ${media.lg} {
      > div {
        grid-template-columns: minmax(0, 1fr) auto;
        column-gap: ${space.xl};
      }
    }
    @media print {
      display: none;
    }
  }
`
