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
        main a:is([data-variant='primary'], [data-variant='secondary']) {
          display: none;
        }
        main :is(li, tr) {
          break-inside: avoid;
        }
        @page {
          margin: 16mm;
        }
      }
    }
  }
`

/** What nobody wants on paper. */
export const onScreen = css`
  @layer app {
    @media print {
      display: none;
    }
  }
`
