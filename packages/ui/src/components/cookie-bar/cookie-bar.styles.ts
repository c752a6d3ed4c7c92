import { css } from '@linaria/core'
import { color, media, shadow, space, type } from '../../tokens.js'

export const cookieBar = css`
  @layer ui.cookie-bar {
    padding-block: ${space.sm};
    border-block-end: 1px solid ${color.line};
    background: ${color.ground};

    /* In cached pages: an attribute of the document decides whether it is shown. */
    &[data-cookie-bar] {
      display: none;
    }
    html[data-consent-question] &[data-cookie-bar='question'],
    html[data-consent-opt-out] &[data-cookie-bar='opt-out'] {
      display: block;
    }
    > div {
      display: grid;
      gap: ${space.sm};
      align-items: center;
    }
    [data-part='title'] {
      font-weight: 600;
    }
    [data-part='content'] {
      font-size: ${type.small};
      line-height: 1.4;
    }
    form {
      display: grid;
      /* Side by side where the text fits, else stacked: equal in either case. */
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
        grid-auto-columns: 1fr;
        grid-auto-flow: column;
        grid-template-columns: none;
      }
    }
    @media print {
      display: none !important;
    }
  }
`

export const fixedCookieBar = css`
  @layer ui.cookie-bar {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: 45;
    max-block-size: 50dvh;
    padding-block-end: calc(${space.sm} + env(safe-area-inset-bottom));
    overflow-y: auto;
    border-block-start: 1px solid ${color.line};
    border-block-end: 0;
    box-shadow: ${shadow.float};

    html[data-consent-question]:has(&),
    html[data-consent-opt-out]:has(&) {
      /* Until it is measured. */
      --cookie-bar-size: 14rem;
    }
  }
`
