import { css } from '@linaria/core'
import { color, radius, size } from '../../tokens.js'
import { pendingDisplayDelayMs } from '../../lib/use-pending-display.js'

export const skeleton = css`
  @layer ui.skeleton {
    display: block;

    > span {
      display: block;
      border-radius: ${radius.control};
      background: ${color.infoSoft};
    }
    > [data-part='image'] {
      aspect-ratio: 1;
      border-radius: ${radius.image};
    }
    > [data-part='button'] {
      block-size: ${size.control};
    }
    > [data-part='line'] {
      block-size: 1em;
      margin-block: 0.25em;
    }
    > [data-part='line']:last-child:not(:only-child) {
      inline-size: 60%;
    }
    /* Invisible at first: shorter work shows nothing. */
    animation: :global(floga-appear) 1ms ${pendingDisplayDelayMs}ms backwards;
    @media (prefers-reduced-motion: no-preference) {
      > span {
        animation: :global(floga-breathe) 1600ms ease-in-out infinite alternate;
      }
    }
    @keyframes :global(floga-appear) {
      from {
        visibility: hidden;
      }
    }
    @keyframes :global(floga-breathe) {
      from {
        opacity: 1;
      }
      to {
        opacity: 0.55;
      }
    }
    @media (forced-colors: active) {
      > span {
        border: 1px solid GrayText;
      }
    }
  }
`
