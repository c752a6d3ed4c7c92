import { color, media, radius, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'

/** Offline content, in two columns on wide screens. */
export const offlineColumns = css`
  @layer app {
    display: grid;
    gap: ${space.xl};
    align-items: start;
    margin-block: ${space.lg} ${space['2xl']};

    > div {
      display: grid;
      gap: ${space.xl};
      min-inline-size: 0;
    }
    section {
      display: grid;
      gap: ${space.sm};
    }
    > aside {
      display: grid;
      gap: ${space.md};
      padding: ${space.lg};
      border-radius: ${radius.image};
      background: ${color.groundSoft};
    }
    ${media.lg} {
      grid-template-columns: minmax(0, 10fr) minmax(0, 6fr);
      column-gap: ${space['2xl']};
    }
  }
`

/** Pages that were seen, with the time of each. */
export const seenPages = css`
  @layer app {
    border-block-start: 1px solid ${color.line};

    > li {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space.md};
      align-items: baseline;
      justify-content: space-between;
      padding-block: ${space.sm};
      border-block-end: 1px solid ${color.line};
    }
    a {
      color: ${color.primaryText};
    }
    span {
      color: ${color.inkSoft};
      font-size: ${type.small};
    }
  }
`
