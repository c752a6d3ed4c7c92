import { css } from '@linaria/core'
import { color, space } from '../../tokens.js'

export const sectionHeading = css`
  @layer ui.section-heading {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.xs} ${space.lg};
    margin-block-end: ${space.md};

    [data-part='text'] {
      margin-block-start: ${space['2xs']};
      color: ${color.inkSoft};
    }
  }
`
