import { css } from '@linaria/core'
import { color, media, radius, size, space, type } from '../../tokens.js'

export const radioGroup = css`
  @layer ui.radio-group {
    display: grid;
    gap: ${space.xs};

    > label {
      display: flex;
      align-items: flex-start;
      gap: ${space.sm};
      cursor: pointer;
    }
    > label > input {
      flex: none;
      inline-size: 20px;
      block-size: 20px;
      margin-block-start: 2px;
      accent-color: ${color.action};
    }
    [data-part='option'] {
      display: flex;
      flex: 1;
      flex-direction: column;
      min-inline-size: 0;
    }
    [data-part='description'] {
      font-size: ${type.small};
      line-height: 1.4;
      color: ${color.inkSoft};
    }
    [data-part='end'] {
      font-weight: 600;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
    > label:not(:has(:checked)) + [data-part='details'] {
      display: none;
    }
    > [data-part='details'] {
      min-inline-size: 0;
      padding-inline-start: ${space.xl};
    }
    &[data-variant='cards'] > [data-part='details'] {
      margin-block-end: ${space.xs};
      padding: ${space.md};
      border-radius: ${radius.control};
      background: ${color.groundSoft};
    }
    > label:has(:disabled) {
      color: ${color.inkSoft};
      cursor: not-allowed;
    }
    ${media.coarse} {
      > label {
        min-block-size: 44px;
        padding-block: 10px;
      }
    }

    &[data-variant='cards'] > label {
      padding: ${space.md};
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.control};
    }
    &[data-variant='cards'] > label [data-part='label'] {
      font-weight: 600;
    }
    /* The choice's text continues below its price. */
    &[data-variant='cards'] > label {
      display: grid;
      grid-template-columns: 20px minmax(0, 1fr) auto;
      gap: 0 ${space.sm};
    }
    &[data-variant='cards'] > label [data-part='option'] {
      display: contents;
    }
    &[data-variant='cards'] > label [data-part='label'] {
      grid-row: 1;
      grid-column: 2;
    }
    &[data-variant='cards'] > label [data-part='end'] {
      grid-row: 1;
      grid-column: 3;
    }
    &[data-variant='cards'] > label [data-part='description'] {
      grid-column: 2 / -1;
    }
    &[data-variant='cards'] > label:has(:checked) {
      border-color: ${color.primaryText};
      background: ${color.primarySoft};
      box-shadow: inset 0 0 0 1px ${color.primaryText};
    }
    &[data-variant='cards'] > label:has(:disabled) {
      border-color: ${color.line};
      background: ${color.groundSoft};
    }

    &[data-variant='buttons'] {
      display: flex;
      flex-wrap: wrap;
    }
    &[data-variant='buttons'] > label {
      position: relative;
      align-items: center;
      min-block-size: ${size.control};
      padding: 0 ${space.md};
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.control};
    }
    &[data-variant='buttons'] > label > input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      opacity: 0;
    }
    &[data-variant='buttons'] > label:has(:checked) {
      border-color: ${color.primaryText};
      box-shadow: inset 0 0 0 1px ${color.primaryText};
      color: ${color.primaryText};
      font-weight: 600;
    }
    &[data-variant='buttons'] > label:has(:focus-visible) {
      outline: 2px solid ${color.focus};
      outline-offset: 2px;
    }
    &[data-variant='buttons'] > label:has(:disabled) {
      border-style: dashed;
      border-color: ${color.line};
    }
    ${media.forced} {
      > label:has(:checked) {
        outline: 2px solid Highlight;
      }
    }
  }
`
