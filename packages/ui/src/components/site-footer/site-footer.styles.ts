import { css } from '@linaria/core'
import { color, media, size, space, type } from '../../tokens.js'

export const siteFooter = css`
  @layer ui.site-footer {
    margin-block-start: ${space['3xl']};
    padding-block-end: ${space.lg};
    border-block-start: 1px solid ${color.line};
    background: ${color.groundSoft};

    > [data-part='top'] {
      padding-block: ${space.lg};
      background: ${color.primarySoft};
    }
    > [data-part='top'] + div,
    > div:first-child:not([data-part='top']) {
      padding-block-start: ${space.lg};
    }

    [data-part='columns'] {
      display: grid;
      gap: 0 ${size.gutter};
    }
    [data-part='column'] {
      min-inline-size: 0;
    }
    [data-part='column'] h2 {
      font-size: ${type.title4};
    }
    [data-part='column'] > h2 {
      display: none;
      margin-block-end: ${space.xs};
    }
    [data-part='column'] > details > summary {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space.sm};
      min-block-size: ${size.control};
      border-block-end: 1px solid ${color.line};
      cursor: pointer;
      list-style: none;
    }
    [data-part='column'] > details > summary::-webkit-details-marker {
      display: none;
    }
    [data-part='column'] > details[open] > summary > svg {
      rotate: 180deg;
    }
    [data-part='column'] > details[open] > [data-part='content'] {
      padding-block: ${space.sm} ${space.md};
    }
    [data-part='content'] > :is(ul, dl) + * {
      margin-block-start: ${space.xs};
    }
    [data-part='column'] li > a {
      display: inline-flex;
      align-items: center;
      min-block-size: 32px;
    }
    /* A button has its own ground: as close as a line of text it would touch the link above. */
    [data-part='column'] li + li > a[data-size] {
      margin-block-start: ${space.xs};
    }
    ${media.coarse} {
      [data-part='column'] li > a {
        min-block-size: 44px;
      }
    }
    &[data-bare] {
      margin-block-start: ${space.md};
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
    ${media.md} {
      > [data-part='top'] {
        padding-block: ${space.xl};
      }
      > [data-part='top'] + div,
      > div:first-child:not([data-part='top']) {
        padding-block-start: ${space['2xl']};
      }
      [data-part='group'] {
        display: grid;
        gap: ${space.xl};
        align-content: start;
      }
      [data-part='columns'] {
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: ${space.xl} ${size.gutter};
      }
      /* Older browsers cannot show collapsed content: there it is not collapsed. */
      @supports selector(::details-content) {
        [data-part='column'] > h2 {
          display: block;
        }
        [data-part='column'] > details > summary {
          display: none;
        }
        [data-part='column'] > details::details-content {
          content-visibility: visible;
        }
        [data-part='column'] > details[open] > [data-part='content'] {
          padding-block: 0;
        }
      }
    }
  }
`
