import { color, media, radius, size, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'

/** Narrow screens: a bar that stays at the top and opens. */
export const foldedSummary = css`
  @layer app {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    margin-inline: calc(-1 * ${size.edge});
    padding-inline: ${size.edge};
    border-block: 1px solid ${color.line};
    background: ${color.groundSoft};

    summary > span {
      display: flex;
      flex: 1;
      justify-content: space-between;
      gap: ${space.xs};
    }
    strong {
      font-variant-numeric: tabular-nums;
    }
    details[open] {
      max-block-size: 80vh;
      overflow-y: auto;
    }
    ${media.lg} {
      display: none;
    }
  }
`

/** Wide screens: a card next to the form, sticky while scrolling. */
export const wideSummary = css`
  @layer app {
    display: none;
    ${media.lg} {
      display: block;
      position: sticky;
      inset-block-start: 1rem;
      max-block-size: calc(100vh - 2rem);
      overflow-y: auto;
    }
  }
`

export const summaryLines = css`
  @layer app {
    display: grid;

    > li {
      display: grid;
      grid-template-columns: 3.5rem minmax(0, 1fr) auto;
      align-items: center;
      gap: 0 ${space.sm};
      padding-block: ${space.xs};
      border-block-end: 1px solid ${color.line};
      font-size: ${type.small};
      line-height: 1.35;
    }
    img {
      border-radius: ${radius.control};
      background: ${color.ground};
    }
    [data-part='name'] {
      display: grid;
      grid-column: 2;
      overflow-wrap: anywhere;
    }
    [data-part='amount'] {
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
  }
`
