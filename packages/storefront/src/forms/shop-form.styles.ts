import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'

export const shopForm = css`
  @layer app {
    display: grid;
    gap: ${space.md};
    min-inline-size: 0;

    > [data-part='notices'] {
      display: grid;
      gap: ${space.md};
    }
    > [data-part='notices']:empty {
      display: none;
    }
    > [data-part='fields'] {
      display: contents;
    }
    [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.sm};
      align-items: center;
    }
  }
`

/** Fields side by side on wide screens. */
export const fieldGrid = css`
  @layer app {
    display: grid;
    gap: ${space.md};
    @media (min-width: 360px) {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      > * {
        grid-column: 1 / -1;
      }
      > [data-width='pair'] {
        grid-column: span 3;
      }
    }
    @media (min-width: 576px) {
      > [data-width='half'] {
        grid-column: span 3;
      }
      > [data-width='third'] {
        grid-column: span 2;
      }
    }
  }
`

export const formPage = css`
  @layer app {
    padding-block-end: ${space['2xl']};
  }
`
