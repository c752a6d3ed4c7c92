import { css } from '@linaria/core'
import { coveredFoot, media, size } from './tokens.js'
import { baseRules, resetRules } from './lib/element-rules.js'
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
      ${resetRules}
    }
    @layer ui.base {
      ${baseRules}
      html {
        -webkit-text-size-adjust: 100%;
        text-size-adjust: 100%;
        scroll-padding-block-end: calc(${coveredFoot} + 1rem);
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
