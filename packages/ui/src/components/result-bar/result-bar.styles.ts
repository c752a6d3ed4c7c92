import { css } from '@linaria/core'
import { media, size, space } from '../../tokens.js'

export const resultBar = css`
  @layer ui.result-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.md};
    min-block-size: ${size.control};

    > p {
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
    > [data-part='filters'] {
      order: 1;
      flex: 1 1 100%;
      min-inline-size: 0;
    }
    /* Narrow enough to fit next to the count on a phone; the sort order shrinks first. */
    > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      flex: 1 1 14.5rem;
      align-items: center;
      justify-content: flex-end;
      gap: ${space.xs};
      min-inline-size: 0;
      margin-inline-start: auto;

      > form {
        flex: 1 1 7rem;
        max-inline-size: max-content;
      }
    }
    /*
     * Without scripts a button follows the order: on a narrow screen they take lines of their own.
     */
    @media (scripting: none) and (max-width: 767.98px) {
      > [data-part='actions'] > form {
        order: 1;
        flex-basis: 100%;
        max-inline-size: none;
      }
    }
    ${media.md} {
      > [data-part='filters'] {
        order: 0;
        flex: 1;
      }
      > [data-part='actions'] {
        flex: none;
        flex-wrap: nowrap;
      }
    }
  }
`
