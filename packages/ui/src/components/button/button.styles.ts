import { css } from '@linaria/core'
import { color, media, motion, radius, size, space, type } from '../../tokens.js'

export const button = css`
  @layer ui.button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space.xs};
    min-block-size: ${size.control};
    padding: 0.4375rem ${space.md};
    border: 1px solid transparent;
    border-radius: ${radius.control};
    font-family: ${type.body};
    font-size: ${type.base};
    font-weight: 600;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    user-select: none;
    transition:
      background-color ${motion.quick} ${motion.ease},
      border-color ${motion.quick} ${motion.ease},
      scale ${motion.quick} ${motion.ease};

    &:active:not(:disabled) {
      scale: 0.98;
    }
    @media (prefers-reduced-motion: reduce) {
      &:active:not(:disabled) {
        scale: none;
      }
    }

    &[data-size='small'] {
      min-block-size: ${size.controlSmall};
      padding: 0.25rem ${space.sm};
      font-size: ${type.small};
    }
    &[data-size='large'] {
      min-block-size: 48px;
      padding: 0.625rem ${space.lg};
      font-size: ${type.large};
    }
    &[data-wide] {
      inline-size: 100%;
    }
    &[data-variant='primary'] {
      background: ${color.action};
      color: ${color.onAction};
    }
    &[data-variant='secondary'] {
      background: ${color.ground};
      border-color: ${color.lineStrong};
      color: ${color.ink};
    }
    &[data-variant='soft'] {
      background: ${color.primarySoft};
      color: ${color.primaryText};
    }
    &[data-variant='ghost'] {
      background: transparent;
      color: ${color.primaryText};
    }
    &[data-variant='danger'] {
      background: ${color.dangerAction};
      color: ${color.onAction};
    }
    ${media.hover} {
      &[data-variant='primary']:hover {
        background: ${color.actionHover};
      }
      &[data-variant='secondary']:hover {
        border-color: ${color.primaryText};
        color: ${color.primaryText};
      }
      &[data-variant='soft']:hover {
        background: ${color.action};
        color: ${color.onAction};
      }
      &[data-variant='ghost']:hover {
        background: ${color.primarySoft};
      }
      &[data-variant='danger']:hover {
        background: ${color.dangerActionHover};
      }
    }
    &:is([data-variant='primary'], [data-variant='soft']):is(:active, [aria-busy]) {
      background: ${color.actionPress};
      color: ${color.onAction};
    }
    &:disabled {
      background: ${color.groundSoft};
      border-color: ${color.line};
      color: ${color.inkSoft};
      cursor: not-allowed;
    }
    &[aria-busy] {
      cursor: progress;
    }
    ${media.forced} {
      border-color: ButtonText;
    }
  }
`

export const spinner = css`
  @layer ui.button {
    inline-size: 1.125em;
    block-size: 1.125em;
    border: 2px solid currentcolor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: :global(floga-turn) 900ms linear infinite;

    @keyframes :global(floga-turn) {
      to {
        transform: rotate(1turn);
      }
    }
    @media (prefers-reduced-motion: reduce) {
      animation: none;
      border-style: dotted;
      border-inline-end-color: currentcolor;
    }
  }
`
