import { css } from '@linaria/core'
import { color } from '../../tokens.js'
import { loadingBarDurationMs } from '../../lib/loading-bar-controller.js'

export const loadingBar = css`
  @layer ui.loading-bar {
    position: fixed;
    inset-block-start: env(safe-area-inset-top);
    inset-inline: 0;
    z-index: 1000;
    block-size: 2px;
    pointer-events: none;

    &::before {
      content: '';
      display: block;
      block-size: 100%;
      inline-size: 100%;
      background: ${color.primary};
      opacity: 0;
      transform: scaleX(0);
      transform-origin: left;
    }
    [dir='rtl'] &::before {
      transform-origin: right;
    }
    &[data-phase='running']::before {
      opacity: 1;
      animation: :global(floga-fill) ${loadingBarDurationMs}ms cubic-bezier(0.1, 0.6, 0.3, 1) forwards;
    }
    &[data-phase='finished']::before,
    &[data-phase='failed']::before {
      opacity: 1;
      transform: scaleX(1);
    }
    &[data-phase='failed']::before {
      background: ${color.danger};
    }
    @keyframes :global(floga-fill) {
      from {
        transform: scaleX(0.02);
      }
      to {
        transform: scaleX(0.97);
      }
    }
    @media (prefers-reduced-motion: reduce) {
      &[data-phase='running']::before {
        animation: none;
        transform: scaleX(0.6);
      }
    }
    @media (forced-colors: active) {
      &::before {
        background: Highlight;
      }
    }
  }
`
