import { css } from '@linaria/core'
import { color, media, radius, shadow, size, space, type } from '../../tokens.js'

export const combobox = css`
  @layer ui.combobox {
    position: relative;
    min-inline-size: 0;

    > input {
      padding-inline-end: 2.5rem;
      text-overflow: ellipsis;
    }
    > svg {
      position: absolute;
      inset-block-start: calc(${size.control} / 2 - 10px);
      inset-inline-end: ${space.sm};
      pointer-events: none;
      color: ${color.inkSoft};
    }
    > [data-part='popup'] {
      position: absolute;
      inset-block-start: calc(100% + 4px);
      inset-inline: 0;
      z-index: 30;
      max-block-size: min(320px, 50dvh);
      overflow-y: auto;
      padding-block: ${space['2xs']};
      border: 1px solid ${color.line};
      border-radius: ${radius.control};
      background: ${color.ground};
      box-shadow: ${shadow.float};
    }
    p {
      padding: ${space.xs} ${space.sm};
      color: ${color.inkSoft};
    }
    [role='option'] {
      display: flex;
      align-items: center;
      gap: ${space.xs};
      min-block-size: ${size.control};
      padding: ${space['2xs']} ${space.sm};
      line-height: 1.3;
      cursor: pointer;
    }
    [role='option'] > span:first-child {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    [role='option'][aria-selected='true'] {
      font-weight: 600;
      color: ${color.primaryText};
    }
    [role='option'][data-active] {
      background: ${color.primarySoft};
      box-shadow: inset 3px 0 0 ${color.primary};
    }
    [data-part='note'] {
      font-size: ${type.small};
      font-weight: 400;
      color: ${color.inkSoft};
    }
    ${media.hover} {
      [role='option']:hover {
        background: ${color.groundSoft};
      }
    }
    ${media.forced} {
      [role='option'][data-active] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`
