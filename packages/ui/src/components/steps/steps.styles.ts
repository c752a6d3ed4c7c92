import { css } from '@linaria/core'
import { color, media, space, type } from '../../tokens.js'

export const steps = css`
  @layer ui.steps {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.lg};

    > li {
      display: inline-flex;
      align-items: center;
      gap: ${space.xs};
      font-size: ${type.small};
      color: ${color.inkSoft};
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
    ${media.forced} {
      > [data-state='current'] [data-part='mark'] {
        outline: 2px solid Highlight;
      }
    }
  }
`
