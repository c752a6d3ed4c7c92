import { css } from '@linaria/core'
import { color, media, size, space, type } from '../../tokens.js'

export const siteFooter = css`
  @layer ui.site-footer {
    margin-block-start: ${space['3xl']};
    padding-block: ${space['2xl']} ${space.lg};
    border-block-start: 1px solid ${color.line};
    background: ${color.groundSoft};

    [data-part='columns'] {
      display: grid;
      gap: ${space.xl} ${size.gutter};
    }
    [data-part='column'] {
      min-inline-size: 0;
    }
    [data-part='column'] > h2 {
      margin-block-end: ${space.xs};
      font-size: ${type.title4};
    }
    [data-part='column'] > :is(ul, dl) + * {
      margin-block-start: ${space.xs};
    }
    [data-part='column'] li > a {
      display: inline-flex;
      align-items: center;
      min-block-size: 32px;
    }
    ${media.coarse} {
      [data-part='column'] li > a {
        min-block-size: 44px;
      }
    }
    &:not(:has([data-part='columns'])) {
      padding-block-start: ${space.lg};
    }
    [data-part='columns'] + [data-part='bottom'] {
      margin-block-start: ${space.xl};
      padding-block-start: ${space.lg};
      border-block-start: 1px solid ${color.line};
    }
    [data-part='bottom'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: ${space.md};
      font-size: ${type.small};
      color: ${color.inkSoft};
    }
    ${media.sm} {
      [data-part='columns'] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    ${media.lg} {
      [data-part='columns'] {
        grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
      }
    }
  }
`
