import { css } from '@linaria/core'

/** In print: only the page's content, without controls, with dark colours on white. */
export const printStyles = css`
  :global() {
    @layer app {
      @media print {
        :root {
          color-scheme: light;
          font-size: 75%;
        }
        :is(header, footer, nav, dialog, form):not(main header, main footer) {
          display: none;
        }
        main {
          padding: 0;
        }
        main a:is([data-variant='primary'], [data-variant='secondary']) {
          display: none;
        }
        main :is(li, [role='listitem'], tr, dl) {
          break-inside: avoid;
        }
        main article:has(> [data-part='total']) {
          grid-template-columns: 56px minmax(0, 1fr) auto minmax(72px, auto);
        }
        main article:has(> [data-part='total']) > picture {
          inline-size: 56px;
        }
        @page {
          margin: 16mm;
        }
      }
    }
  }
`
