import { color, coveredFoot, media, radius, shadow, size, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'

export const compareBar = css`
  @layer app {
    position: fixed;
    inset-block-end: calc(
      ${space.sm} + max(env(safe-area-inset-bottom), var(--cookie-bar-size, 0px))
    );
    inset-inline: 0;
    z-index: 4;
    display: none;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.md};
    align-items: center;
    inline-size: fit-content;
    max-inline-size: calc(100% - 2 * ${size.edge});
    margin-inline: auto;
    padding-block: ${space.xs};
    padding-inline: ${space.md} ${space.xs};
    border: 1px solid ${color.line};
    border-radius: ${radius.image};
    background: ${color.ground};
    box-shadow: ${shadow.float};

    /*
     * A tick loads the scripts, which render the bar. As a general rule it would recalculate the
     * styles of all cards on each change.
     */
    @media (scripting: none) {
      :has(> [role='list'] input[name='ids']:checked) > & {
        display: flex;
      }
    }
    ${media.coarse} {
      > button {
        min-block-size: 44px;
      }
    }
    /* Scroll padding of focused elements above the bar. */
    :global() {
      html:has(#compare) {
        scroll-padding-block-end: calc(${coveredFoot} + 5rem);
      }
    }
    @media print {
      display: none !important;
    }
  }
`

/**
 * A class of its own: the root is styled by it, and browsers look for a class alone no longer than
 * they must.
 */
export const filledCompareBar = css`
  @layer app {
    display: flex;
    html:has(&) {
      --page-bar-size: calc(4rem + env(safe-area-inset-bottom));
    }
  }
`
