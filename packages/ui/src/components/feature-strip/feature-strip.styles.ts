import { css } from '@linaria/core'
import { color, media, size, space, type } from '../../tokens.js'

export const featureStrip = css`
  @layer ui.feature-strip {
    display: grid;
    gap: ${space.sm} ${size.gutter};
    padding-block: ${space.md};
    border-block: 1px solid ${color.line};

    > li {
      display: flex;
      align-items: center;
      gap: ${space.sm};
    }
    svg {
      color: ${color.primaryText};
    }
    [data-part='name'] {
      font-size: ${type.small};
      font-weight: 600;
      line-height: 1.3;
      text-wrap: pretty;
    }
    [data-part='text'] {
      font-size: ${type.small};
      line-height: 1.35;
      color: ${color.inkSoft};
    }
    ${media.sm} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${media.md} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    ${media.lg} {
      grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
    }
  }
`
