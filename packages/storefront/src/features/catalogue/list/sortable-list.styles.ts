import { css } from '@linaria/core'

/** Identifies the bar above a list for surrounding styles. */
export const listBar = css`
  @layer app {
    min-inline-size: 0;
  }
`

/** A phone's cards are two beside each other in any case, and its sort order needs the room. */
export const wideScreensOnly = css`
  @layer app {
    @media (max-width: 575.98px) {
      display: none;
    }
  }
`

export const besideFilters = css`
  @layer app {
    position: relative;
    display: grid;
    gap: 1.5rem 2.5rem;
    align-items: start;
    > [data-part='list'] {
      display: grid;
      gap: 1rem;
      min-inline-size: 0;
    }
    /*
     * The filter button shares its line with the sort order; in the page, as without scripts,
     * filters are above.
     */
    @media (max-width: 991.98px) {
      > [data-part='list'] > *,
      .${listBar} > * {
        grid-column: 1 / -1;
        min-inline-size: 0;
      }
      /*
       * Custom properties: rules with descendant selectors would recalculate the styles of the list
       * on each change of the page.
       */
      &:not(:has(> div > :target)) {
        grid-template-columns: auto minmax(0, 1fr);
        gap: 1rem 0.75rem;
        --list-display: contents;
        --actions-row: 1;
        --actions-column: 2;
        --filters-order: 0;

        @media (max-width: 359.98px) {
          --actions-row: 2;
          --actions-column: 1 / -1;
        }
      }
      > [data-part='list'] {
        display: var(--list-display, grid);
      }
      .${listBar} {
        display: var(--list-display, flex);
      }
      /* Beside the cards, an order of the bar's own would put them behind the pages. */
      .${listBar} > [data-part='filters'] {
        order: var(--filters-order, 1);
      }
      .${listBar} > [data-part='filters']:empty {
        display: none;
      }
      .${listBar} > [data-part='actions'] {
        grid-row: var(--actions-row, auto);
        grid-column: var(--actions-column, 1 / -1);
      }
    }
    /* The bar with the search is sticky, on wide screens the menu: filters stop below it. */
    @media (min-width: 992px) {
      --floga-bar-height: 5.5rem;
    }
    @media (min-width: 1200px) {
      --floga-bar-height: 3.5rem;
    }
    @media (min-width: 992px) {
      /* An empty list has no filters next to it. */
      &:has(> :nth-child(2)) {
        grid-template-columns: 15rem minmax(0, 1fr);
      }
    }
  }
`
