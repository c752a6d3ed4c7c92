import { css } from '@linaria/core'
import { color, radius, space } from '../../tokens.js'

export const errorSummary = css`
  @layer ui.error-summary {
    padding: ${space.md};
    border: 1px solid ${color.dangerText};
    border-inline-start-width: 4px;
    border-radius: ${radius.control};
    background: ${color.dangerSoft};

    [data-part='title'] {
      display: flex;
      gap: ${space.xs};
      align-items: center;
      font-weight: 600;
      color: ${color.dangerText};
    }
    ul {
      margin-block-start: ${space.xs};
      padding-inline-start: calc(20px + ${space.xs});
    }
    a {
      color: ${color.dangerText};
      text-underline-offset: 0.18em;
      overflow-wrap: anywhere;
    }
  }
`
