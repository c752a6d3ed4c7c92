import { css } from '@linaria/core'
import { color, media, radius, space, type } from '../../tokens.js'

export const qrCode = css`
  @layer ui.share-dialog {
    display: block;
    inline-size: 148px;
    aspect-ratio: 1;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: #fff;
    fill: #000;
    /* Scanners need black on white, whatever the forced colours. */
    forced-color-adjust: none;
  }
`

export const shareLink = css`
  @layer ui.share-dialog {
    display: grid;
    gap: ${space.md} ${space.lg};
    justify-items: center;

    > [data-part='content'] {
      inline-size: 100%;
      min-inline-size: 0;
    }
    input {
      text-overflow: ellipsis;
    }
    [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs};
      margin-block-start: ${space.sm};
    }
    ${media.sm} {
      &:has(> svg) {
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
      }
    }
  }
`

export const sharePanel = css`
  @layer ui.share-dialog {
    display: grid;
    max-inline-size: 40rem;
    gap: ${space.lg};

    [data-part='intro'] {
      color: ${color.inkSoft};
    }
    [data-part='label'] {
      font-weight: 600;
    }
    ul {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: ${space['2xs']} ${space.md};
      padding-block: ${space.xs};
    }
    li + li {
      border-block-start: 1px solid ${color.line};
    }
    li > p {
      flex: 1 1 16rem;
      min-inline-size: 0;
    }
    li > p > span {
      display: block;
      font-size: ${type.small};
      color: ${color.inkSoft};
    }
    li[data-over] strong {
      font-weight: 400;
      color: ${color.inkSoft};
      text-decoration: line-through;
    }
    li > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: ${space['2xs']};
    }
  }
`
