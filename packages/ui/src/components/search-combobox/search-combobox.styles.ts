import { css } from '@linaria/core'
import { color, media, radius, shadow, size, space, type } from '../../tokens.js'

export const searchCombobox = css`
  @layer ui.search-combobox {
    > [data-part='popup'] {
      position: absolute;
      inset-block-start: calc(100% + 4px);
      inset-inline-end: 0;
      /* Never wider than the space next to the field on a narrow screen. */
      inline-size: 100%;
      z-index: 30;
      display: flex;
      flex-direction: column;
      max-block-size: min(560px, 70dvh);
      padding-block: ${space.xs};
      border: 1px solid ${color.line};
      border-radius: ${radius.control};
      background: ${color.ground};
      box-shadow: ${shadow.float};
    }
    ${media.md} {
      > [data-part='popup'] {
        inline-size: max(100%, min(30rem, 90vw));
      }
    }
    /* The list scrolls, not its container: the field's arrow keys move through it. */
    [role='listbox'] {
      min-block-size: 0;
      overflow-y: auto;
    }
    [role='group'] > p {
      padding: ${space.xs} ${space.sm} ${space['2xs']};
      font-size: ${type.tiny};
      font-weight: 600;
      color: ${color.inkSoft};
    }
    [data-part='row'] {
      display: flex;
    }
    [data-part='row'] > button {
      flex: none;
      display: grid;
      place-content: center;
      inline-size: 44px;
      border: 0;
      background: transparent;
      color: ${color.inkSoft};
      cursor: pointer;
    }
    [role='option'] {
      display: flex;
      flex: 1;
      min-inline-size: 0;
      align-items: center;
      gap: ${space.sm};
      min-block-size: ${size.control};
      padding: ${space['2xs']} ${space.sm};
      line-height: 1.3;
      cursor: pointer;
    }
    [role='option'][aria-selected='true'] {
      background: ${color.primarySoft};
      box-shadow: inset 3px 0 0 ${color.primary};
    }
    ${media.hover} {
      [role='option']:hover {
        background: ${color.groundSoft};
      }
      [role='option'][aria-selected='true']:hover {
        background: ${color.primarySoft};
      }
    }
    [data-part='image'] {
      flex: none;
      display: flex;
      align-items: center;
      justify-content: center;
      inline-size: 24px;
      color: ${color.inkSoft};
    }
    picture[data-part='image'] {
      inline-size: 48px;
      border-radius: ${radius.control};
    }
    [data-part='content'] {
      display: grid;
      flex: 1;
      min-inline-size: 0;
    }
    [data-part='note'] {
      font-size: ${type.small};
      color: ${color.inkSoft};
    }
    [data-part='detail'] {
      font-weight: 600;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
    [data-part='footer'] {
      padding: ${space.xs} ${space.sm} ${space['2xs']};
      border-block-start: 1px solid ${color.line};
    }
    ${media.forced} {
      [role='option'][aria-selected='true'] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`
