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
      /* Side by side where their words allow it, else one above the other: alike in either case. */
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 10em), 1fr));
      gap: ${space.xs};
    }
    form > button {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    ${media.lg} {
      > div {
        grid-template-columns: minmax(0, 1fr) auto;
        column-gap: ${space.xl};
      }
      form {
        grid-template-columns: 1fr 1fr;
      }
    }
    @media print {
      display: none;
    }
  }
`
