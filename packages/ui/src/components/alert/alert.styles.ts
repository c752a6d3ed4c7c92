import { css } from '@linaria/core'
import { color, radius, space } from '../../tokens.js'

export const alert = css`
  @layer ui.alert {
    display: flex;
    gap: ${space.sm};
    padding: ${space.sm} ${space.md};
    border: 1px solid transparent;
    border-inline-start: 4px solid ${color.info};
    border-radius: ${radius.control};
    background: ${color.infoSoft};

    > svg {
      margin-block-start: 2px;
      color: ${color.infoText};
    }
    > div {
      flex: 1;
      min-inline-size: 0;
    }
    [data-part='title'] {
      font-weight: 600;
    }
    [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs} ${space.md};
      margin-block-start: ${space.xs};
    }
    &[data-tone='success'] {
      border-inline-start-color: ${color.success};
      background: ${color.successSoft};
    }
    &[data-tone='success'] > svg {
      color: ${color.successText};
    }
    &[data-tone='warning'] {
      border-inline-start-color: ${color.warning};
      background: ${color.warningSoft};
    }
    &[data-tone='warning'] > svg {
      color: ${color.warningText};
    }
    &[data-tone='danger'] {
      border-inline-start-color: ${color.dangerText};
      background: ${color.dangerSoft};
    }
    &[data-tone='danger'] > svg {
      color: ${color.dangerText};
    }
  }
`
