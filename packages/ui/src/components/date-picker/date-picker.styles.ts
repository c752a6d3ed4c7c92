import { css } from '@linaria/core'
import { color, media, radius, shadow, size, space, type } from '../../tokens.js'

export const dateField = css`
  @layer ui.date-picker {
    [data-react-aria-pressable] {
      touch-action: pan-x pan-y pinch-zoom;
    }
    display: flex;
    flex-direction: column;
    gap: ${space['2xs']};
    min-inline-size: 0;

    > span:first-child {
      font-size: ${type.small};
      font-weight: 600;
    }
    [data-part='box'] {
      display: flex;
      align-items: center;
      gap: ${space.xs};
      min-block-size: ${size.control};
      padding-inline-start: ${space.sm};
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.control};
      background: ${color.ground};
      line-height: 1.5;
    }
    [data-part='box'][data-focus-within] {
      border-color: ${color.primaryText};
    }
    &[data-invalid] [data-part='box'] {
      border-color: ${color.dangerText};
      box-shadow: inset 0 0 0 1px ${color.dangerText};
    }
    [data-part='segments'] {
      display: flex;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
    [data-part='segment'] {
      padding-inline: 2px;
      border-radius: 4px;
    }
    [data-part='segment'][data-placeholder] {
      color: ${color.inkSoft};
    }
    [data-part='segment'][data-focused] {
      background: ${color.action};
      color: ${color.onAction};
      outline: none;
    }
    [data-part='opener'] {
      display: flex;
      align-items: center;
      justify-content: center;
      inline-size: 44px;
      block-size: ${size.control};
      margin-inline-start: auto;
      border: 0;
      border-radius: ${radius.control};
      background: transparent;
      color: ${color.primaryText};
      cursor: pointer;
    }
    ${media.forced} {
      [data-part='segment'][data-focused] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`

export const dateSheet = css`
  @layer ui.date-picker {
    [data-react-aria-pressable] {
      touch-action: pan-x pan-y pinch-zoom;
    }
    box-sizing: border-box;
    inline-size: min(322px, calc(100vw - 2 * ${space.md}));
    padding: ${space.sm};
    overflow-y: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.image};
    background: ${color.ground};
    box-shadow: ${shadow.float};

    &[data-months='2'] {
      inline-size: min(646px, calc(100vw - 2 * ${space.md}));
    }
    [role='dialog'] {
      outline: none;
    }
    header {
      display: flex;
      align-items: center;
      justify-content: space-between;
      margin-block-end: ${space.xs};
    }
    [data-part='month'] {
      font-size: ${type.base};
      text-transform: capitalize;
    }
    [data-part='turn'] {
      display: flex;
      align-items: center;
      justify-content: center;
      inline-size: 44px;
      block-size: 44px;
      border: 0;
      border-radius: ${radius.control};
      background: transparent;
      cursor: pointer;
    }
    [data-part='turn'][data-disabled] {
      color: ${color.inkSoft};
      cursor: not-allowed;
    }
    [dir='rtl'] & [data-part='turn'] svg {
      scale: -1 1;
    }
    [data-part='months'] {
      display: flex;
      flex-wrap: wrap;
      align-items: flex-start;
      justify-content: space-between;
      gap: ${space.md};
    }
    table {
      border-collapse: separate;
      border-spacing: 0 2px;
    }
    th {
      font-size: ${type.tiny};
      font-weight: 400;
      color: ${color.inkSoft};
    }
    td {
      padding: 0;
    }
    [data-part='day'] {
      display: flex;
      align-items: center;
      justify-content: center;
      inline-size: 42px;
      block-size: 42px;
      border-radius: ${radius.control};
      font-variant-numeric: tabular-nums;
      cursor: pointer;
    }
    [data-part='day'][data-hovered] {
      background: ${color.primarySoft};
    }
    [data-part='day'][data-selected] {
      background: ${color.primarySoft};
      color: ${color.primaryText};
      font-weight: 600;
    }
    [data-part='day'][data-selection-start],
    [data-part='day'][data-selection-end],
    &:not([data-months]) [data-part='day'][data-selected] {
      background: ${color.action};
      color: ${color.onAction};
    }
    [data-part='day'][data-focus-visible] {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
      box-shadow: inset 0 0 0 4px ${color.ground};
    }
    [data-part='day'][data-disabled],
    [data-part='day'][data-unavailable] {
      color: ${color.inkSoft};
      cursor: not-allowed;
    }
    [data-part='day'][data-outside-month] {
      display: none;
    }
    ${media.forced} {
      [data-part='day'][data-selected] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`
