import { css } from '@linaria/core'

/** On paper there is the page alone: nothing to press, and dark colours on white. */
export const printStyles = css`
  :global() {
    @layer app {
      @media print {
        :root {
          color-scheme: light;
        }
        :is(header, footer, nav, dialog, form):not(main header, main footer) {
          display: none;
        }
        main {
          padding: 0;
        }
        main :is(li, tr, section) {
          break-inside: avoid;
        }
        @page {
          margin: 16mm;
        }
      }
    }
  }
`
