import { css } from '@linaria/core'
import { coveredFoot, media, size } from './tokens.js'
import { darkScheme, lightScheme, scale } from './lib/custom-properties.js'

/** Custom properties of both schemes, set on the root element. */
export const rootProperties = css`
  :global() {
    @layer ui.tokens {
      :root {
        color-scheme: light;
        ${lightScheme}
        ${scale}
      }
      :root[data-scheme='dark'] {
        color-scheme: dark;
        ${darkScheme}
      }
      @media (prefers-color-scheme: dark) {
        :root[data-scheme='auto'] {
          color-scheme: dark;
          ${darkScheme}
        }
      }
      ${media.md} {
        :root {
          --floga-size-title1: 2.5rem;
          --floga-size-title2: 2rem;
          --floga-size-title3: 1.5rem;
          --floga-size-title4: 1.25rem;
          --floga-gutter: 24px;
        }
      }
      ${media.coarse} {
        :root {
          --floga-control: 44px;
          --floga-control-small: 44px;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        :root {
          --floga-motion-quick: 0ms;
          --floga-motion-calm: 0ms;
        }
      }
    }
  }
`

/** The reset and the look of bare elements. */
export const rootElements = css`
  :global() {
    @layer ui.reset {
      *,
      *::before,
      *::after {
        box-sizing: border-box;
        margin: 0;
        padding: 0;
      }
      ul,
      ol {
        list-style: none;
      }
      img,
      svg,
      picture {
        display: block;
        max-inline-size: 100%;
      }
      img {
        block-size: auto;
      }
      button,
      input,
      select,
      textarea {
        font: inherit;
        letter-spacing: inherit;
        color: inherit;
      }
      fieldset {
        border: 0;
        min-inline-size: 0;
      }
      table {
        border-collapse: collapse;
      }
      dialog {
        color: inherit;
      }
    }
    @layer ui.base {
      html {
        -webkit-text-size-adjust: 100%;
        text-size-adjust: 100%;
        scroll-padding-block-end: calc(${coveredFoot} + 1rem);
      }
      /* In a press browsers look for the text that it may select, which takes as long as what the press is for. */
      button,
      summary,
      [role='button'] {
        user-select: none;
      }
      /* The root is styled by no dialog: the whole page would be laid out anew for each that opens. */
      dialog[data-modal] {
        position: fixed;
        inset-block: 0;
        z-index: 60;
        overscroll-behavior: contain;

        &::backdrop {
          overflow: hidden;
          overscroll-behavior: contain;
        }
      }
      /* Covered until the page has it back: what makes it take no press is inherited, so that all inside is styled anew. */
      dialog[data-modal='closed'] {
        opacity: 0;

        &::backdrop {
          opacity: 0;
        }
        &::after {
          content: '';
          position: fixed;
          inset: 0;
          z-index: 1;
        }
        &:not([open]) {
          pointer-events: none;
        }
      }
      body {
        font-family: var(--floga-font-body);
        font-size: 1rem;
        line-height: 1.5;
        color: var(--floga-color-ink);
        background: var(--floga-color-ground);
        overflow-wrap: break-word;
        text-wrap: pretty;
        min-inline-size: 0;
        padding-block-end: ${coveredFoot};
      }
      h1,
      h2,
      h3,
      h4 {
        font-family: var(--floga-font-title);
        font-weight: 600;
        line-height: 1.2;
        text-wrap: balance;
      }
      a {
        color: inherit;
      }
      /* The plus and the groups of a number have no direction of their own: they would change places. */
      [dir='rtl'] a[href^='tel:'] {
        direction: ltr;
        unicode-bidi: isolate;
      }
      :focus-visible {
        outline: 2px solid var(--floga-color-focus);
        outline-offset: 2px;
        border-radius: 2px;
      }
      ::selection {
        background: var(--floga-color-primary);
        color: #fff;
      }
      main {
        min-block-size: calc(${size.control} * 8);
      }
    }
  }
`
