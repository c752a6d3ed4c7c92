import { color, shadow, size, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'

export const twoColumns = css`
  @layer app {
    /* Not a grid: what sticks to the lower edge is to stick along the whole column. */
    display: flex;
    flex-direction: column;
    gap: 2rem 3rem;
    @media (min-width: 992px) {
      display: grid;
      align-items: start;
      grid-template: auto 1fr / minmax(0, 1fr) 22rem;
      > aside {
        grid-column: 2;
        grid-row: 1 / span 2;
      }
    }
  }
`

export const wideOnly = css`
  @layer app {
    @media screen and (max-width: 991.98px) {
      display: none;
    }
  }
`

/** The total and the way on, always in view of narrow screens. */
export const checkoutBar = css`
  @layer app {
    display: none;
    @media screen and (max-width: 991.98px) {
      position: sticky;
      inset-block-end: var(--cookie-bar-size, 0px);
      z-index: 5;
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space.md};
      margin-inline: calc(-1 * ${size.edge});
      padding: ${space.xs} ${size.edge}
        calc(${space.xs} + max(0px, env(safe-area-inset-bottom) - var(--cookie-bar-size, 0px)));
      border-block-start: 1px solid ${color.line};
      background: ${color.ground};
      box-shadow: ${shadow.float};
      strong {
        display: block;
        font-family: ${type.title};
        font-size: ${type.large};
        line-height: 1.2;
        font-variant-numeric: tabular-nums;
      }
      > a {
        flex: 0 1 auto;
      }
      html:has(&) {
        --page-bar-size: calc(5rem + env(safe-area-inset-bottom));
      }
    }
  }
`

/** Its text is aligned with the list above, because the button has no background. */
export const underLines = css`
  @layer app {
    margin: ${space.xs} calc(-1 * ${space.md}) 0;
  }
`

/** Sticky next to a long list of lines. */
export const besideLines = css`
  @layer app {
    @media (min-width: 992px) {
      position: sticky;
      inset-block-start: 5rem;
    }
  }
`

/** A field, or two, with the button that sends them at its foot. */
export const besideButton = css`
  @layer app {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    align-items: end;
    > div {
      flex: 1 1 9rem;
    }
  }
`

export const couponInForce = css`
  @layer app {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 0.5rem;
    padding-block: 0.25rem;
    padding-inline: 0.75rem 0.25rem;
    border: 1px dashed ${color.successText};
    border-radius: 8px;
    &[data-waiting] {
      border-color: ${color.warningText};
    }
    strong {
      display: block;
      overflow-wrap: anywhere;
    }
  }
`

export const methodList = css`
  @layer app {
    margin-block-start: 0.75rem;
    font-variant-numeric: tabular-nums;
    li {
      display: flex;
      justify-content: space-between;
      gap: 1rem;
      padding-block: 0.5rem;
      border-block-start: 1px solid ${color.line};
    }
    li > span:first-child {
      display: grid;
    }
  }
`
