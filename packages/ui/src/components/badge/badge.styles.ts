import { css } from '@linaria/core'
import { color, media, radius, type } from '../../tokens.js'

export const badge = css`
  @layer ui.badge {
    display: inline-block;
    padding: 0.0625rem 0.5rem;
    border: 1px solid transparent;
    border-radius: ${radius.pill};
    font-size: ${type.tiny};
    font-weight: 600;
    line-height: 1.45;
    max-inline-size: 100%;
    font-variant-numeric: tabular-nums;
    background: ${color.infoSoft};
    color: ${color.infoText};

    &[data-tone='primary'] {
      background: ${color.primarySoft};
      color: ${color.primaryText};
    }
    &[data-tone='danger'] {
      background: ${color.dangerAction};
      color: ${color.onAction};
    }
    &[data-tone='success'] {
      background: ${color.successSoft};
      color: ${color.successText};
    }
    &[data-tone='warning'] {
      background: ${color.warningSoft};
      color: ${color.warningText};
    }
    ${media.forced} {
      border-color: CanvasText;
    }
  }
`
