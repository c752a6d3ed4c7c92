import { css } from '@linaria/core'
import { color, radius, shadow, space, type } from '../../tokens.js'

export const appNotices = css`
  @layer ui.app-notice {
    /*
     * Around the notices there is space for their shadows, which would be cut off where they
     * scroll.
     */
    --shadow-size: ${space.lg};
    position: fixed;
    /* Above the consent prompt, which is first in the page, and the page's own bar. */
    --foot: max(
      env(safe-area-inset-bottom),
      var(--cookie-bar-size, 0px) + var(--page-bar-size, 0px)
    );
    --side: max(${space.sm}, env(safe-area-inset-left), env(safe-area-inset-right));
    inset-block-end: calc(${space.sm} - var(--shadow-size) + var(--foot));
    inset-inline-start: calc(var(--side) - var(--shadow-size));
    z-index: 44;
    display: grid;
    gap: ${space.xs};
    inline-size: min(
      26rem + 2 * var(--shadow-size),
      calc(100% - 2 * var(--side) + 2 * var(--shadow-size))
    );
    max-block-size: calc(100dvh - 2 * ${space.sm} + 2 * var(--shadow-size) - var(--foot));
    padding: var(--shadow-size);
    overflow-x: hidden;
    overflow-y: auto;
    pointer-events: none;

    > * {
      pointer-events: auto;
    }
    &:empty {
      display: none;
    }
    @media print {
      display: none;
    }
  }
`

export const appNotice = css`
  @layer ui.app-notice {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space['2xs']} ${space.sm};
    align-items: start;
    padding: ${space.sm} ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.image};
    background: ${color.ground};
    box-shadow: ${shadow.float};
    color: ${color.ink};
    font-size: ${type.small};
    line-height: 1.45;

    > img {
      inline-size: 3rem;
      block-size: 3rem;
      border-radius: ${radius.control};
    }
    > svg {
      margin-block-start: 0.1em;
      font-size: 1.5rem;
    }
    &[data-tone='warning'] > svg {
      color: ${color.warningText};
    }
    > [data-part='content'] {
      display: grid;
      gap: ${space['2xs']};
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    [data-part='title'] {
      font-size: ${type.base};
      font-weight: 600;
    }
    ul {
      margin: 0;
      padding-inline-start: 1.1em;
      list-style: disc;
    }
    > button {
      margin-block: calc(-1 * ${space.xs});
      margin-inline-end: calc(-1 * ${space.xs});
    }
    > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      grid-column: 2 / -1;
      gap: ${space.xs};
      margin-block-start: ${space.xs};
    }
  }
`
