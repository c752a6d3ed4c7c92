import { css } from '@linaria/core'
import { color, media, radius, type } from '../../tokens.js'

export const avatar = css`
  @layer ui.avatar {
    position: relative;
    display: inline-grid;
    flex: none;
    place-items: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border: 1px solid currentcolor;
    border-radius: ${radius.pill};
    background: ${color.primarySoft};
    color: ${color.primaryText};
    font-family: ${type.title};
    font-size: ${type.small};
    font-weight: 600;
    line-height: 1;
    letter-spacing: 0.02em;
    user-select: none;

    &[data-size='small'] {
      inline-size: 1.5rem;
      block-size: 1.5rem;
      font-size: 0.6875rem;
    }
    &[data-size='large'] {
      inline-size: 3rem;
      block-size: 3rem;
      font-size: ${type.large};
    }
    &[data-colour='1'] {
      background: ${color.successSoft};
      color: ${color.successText};
    }
    &[data-colour='2'] {
      background: ${color.warningSoft};
      color: ${color.warningText};
    }
    &[data-colour='3'] {
      background: ${color.dangerSoft};
      color: ${color.dangerText};
    }
    &[data-colour='4'] {
      border-color: ${color.action};
      background: ${color.action};
      color: ${color.onAction};
    }
    &[data-colour='5'] {
      background: ${color.infoSoft};
      color: ${color.infoText};
    }
    &[data-size='small'][data-here]::after {
      inset-block-end: -4px;
      inset-inline-end: -4px;
    }
    &[data-here]::after {
      content: '';
      position: absolute;
      inset-block-end: -2px;
      inset-inline-end: -2px;
      inline-size: 30%;
      min-inline-size: 10px;
      aspect-ratio: 1;
      border: 2px solid ${color.ground};
      border-radius: ${radius.pill};
      background: ${color.successText};
      ${media.forced} {
        background: CanvasText;
      }
    }
  }
`

export const avatarGroup = css`
  @layer ui.avatar {
    display: flex;
    flex-wrap: wrap;
    row-gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;

    > li {
      display: flex;
      border-radius: ${radius.pill};
      box-shadow: 0 0 0 2px ${color.ground};
    }
    > li + li {
      margin-inline-start: -6px;
    }
    > [data-part='more'] > span {
      display: grid;
      place-items: center;
      min-inline-size: 2.25rem;
      block-size: 2.25rem;
      padding-inline: 4px;
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.pill};
      background: ${color.groundSoft};
      color: ${color.ink};
      font-size: ${type.small};
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
    &[data-size='small'] > li + li {
      margin-inline-start: -2px;
    }
    &[data-size='small'] > [data-part='more'] > span {
      min-inline-size: 1.5rem;
      block-size: 1.5rem;
      font-size: 0.6875rem;
    }
  }
`
