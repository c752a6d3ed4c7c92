import { css } from '@linaria/core'
import { color, media, space, type } from '../../tokens.js'

export const steps = css`
  @layer ui.steps {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${space['2xs']};

    > li {
      position: relative;
      display: flex;
      flex-direction: column;
      align-items: center;
      gap: ${space['2xs']};
      min-inline-size: 0;
      font-size: ${type.tiny};
      line-height: 1.3;
      text-align: center;
      color: ${color.inkSoft};
    }
    /* From the mark before to this one. */
    > li + li::before {
      content: '';
      position: absolute;
      inset-block-start: 13px;
      inset-inline: calc(-50% + 18px) calc(50% + 18px);
      border-block-start: 2px solid ${color.line};
    }
    > [data-state='done'] + li::before {
      border-color: ${color.success};
    }
    [data-part='mark'] {
      display: inline-flex;
      flex: none;
      align-items: center;
      justify-content: center;
      inline-size: 28px;
      block-size: 28px;
      border: 1px solid ${color.lineStrong};
      border-radius: 50%;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
    > [data-state='current'] {
      color: ${color.ink};
      font-weight: 600;
    }
    > [data-state='current'] [data-part='mark'] {
      border-color: ${color.action};
      background: ${color.action};
      color: ${color.onAction};
    }
    > [data-state='done'] {
      color: ${color.ink};
    }
    > [data-state='done'] [data-part='mark'] {
      border-color: ${color.successText};
      color: ${color.successText};
    }
    /* With more than four steps the labels do not fit side by side. */
    &:has(> :nth-child(5)) {
      grid-auto-flow: row;
      gap: ${space.sm};
    }
    &:has(> :nth-child(5)) > li {
      flex-direction: row;
      gap: ${space.sm};
      font-size: ${type.small};
      text-align: start;
    }
    &:has(> :nth-child(5)) > li + li::before {
      inset-block: -8px auto;
      inset-inline: 13px auto;
      block-size: ${space['2xs']};
      border-block-start: 0;
      border-inline-start: 2px solid ${color.line};
    }
    &:has(> :nth-child(5)) > [data-state='done'] + li::before {
      border-color: ${color.success};
    }
    ${media.md} {
      /* :is() leaves out what a browser cannot parse: Firefox has :has() since 121. */
      &:is(*, :has(> :nth-child(5))) {
        display: flex;
        flex-wrap: wrap;
        gap: ${space.xs} ${space.lg};
      }
      &:is(*, :has(> :nth-child(5))) > li {
        flex-direction: row;
        gap: ${space.xs};
        font-size: ${type.small};
        text-align: start;
      }
      &:is(*, :has(> :nth-child(5))) > li + li::before {
        content: none;
      }
    }
    &[data-variant='column'] {
      display: grid;
      grid-auto-flow: row;
      gap: 0;
    }
    &[data-variant='column'] > li {
      flex-direction: row;
      align-items: flex-start;
      gap: ${space.sm};
      padding-block-end: ${space.md};
      font-size: ${type.base};
      line-height: 1.5;
      text-align: start;
    }
    &[data-variant='column'] > li:last-child {
      padding-block-end: 0;
    }
    &[data-variant='column'] > li + li::before {
      content: none;
    }
    /* From this mark down to the next. */
    &[data-variant='column'] > li:not(:last-child)::after {
      content: '';
      position: absolute;
      inset-block: 31px 3px;
      inset-inline-start: 13px;
      border-inline-start: 2px solid ${color.line};
    }
    &[data-variant='column'] > [data-state='done']:not(:last-child)::after {
      border-color: ${color.success};
    }
    [data-part='content'] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    [data-part='description'] {
      font-size: ${type.small};
      font-weight: 400;
      color: ${color.inkSoft};
    }
    > [data-state='current'] [data-part='description'] {
      color: ${color.ink};
    }
    ${media.forced} {
      > [data-state='current'] [data-part='mark'] {
        outline: 2px solid Highlight;
      }
    }
  }
`
