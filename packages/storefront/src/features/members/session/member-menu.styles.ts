import { color, media, radius, shadow, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'

/**
 * Belongs to every page, unlike the menu's chunk: the server renders the menu of a member, and a page
 * has the rules of what it imports, not of what is loaded later.
 */
export const memberMenu = css`
  @layer app {
    position: relative;

    > summary {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: ${space['2xs']};
      min-inline-size: 44px;
      min-block-size: 44px;
      padding-inline: ${space['2xs']};
      border-radius: ${radius.control};
      cursor: pointer;
      list-style: none;

      &::-webkit-details-marker {
        display: none;
      }
      ${media.hover} {
        &:hover {
          background: ${color.groundSoft};
          color: ${color.primaryText};
        }
      }
    }
    > summary > span {
      overflow: hidden;
      max-inline-size: 8rem;
      font-size: ${type.small};
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    @media (max-width: 991.98px) {
      > summary > span {
        position: absolute;
        max-inline-size: 1px;
        opacity: 0;
      }
    }
    > div {
      position: absolute;
      z-index: 1;
      inset-block-start: 100%;
      inset-inline-end: 0;
      display: grid;
      gap: ${space.xs};
      inline-size: max-content;
      min-inline-size: 14rem;
      max-inline-size: min(20rem, 100vw - 2 * ${space.md});
      padding: ${space.md};
      border: 1px solid ${color.line};
      border-radius: ${radius.control};
      background: ${color.ground};
      color: ${color.ink};
      box-shadow: ${shadow.float};
      overflow-wrap: anywhere;
    }
    > div ul {
      flex-direction: column;
      align-items: start;
    }
    /* Its text is aligned with the links above, because the button has no background. */
    > div > form {
      margin-inline-start: calc(-1 * ${space.sm});
    }
  }
`
