import { css } from '@linaria/core'
import { color, media, motion, radius, shadow, size, space, type } from '../../tokens.js'

export const megaMenu = css`
  @layer ui.mega-menu {
    display: none;
    position: sticky;
    inset-block-start: 0;
    z-index: 10;
    border-block-end: 1px solid ${color.line};
    background: ${color.ground};

    ${media.xl} {
      display: block;
    }
    /* Focus and fragment targets are not hidden behind the sticky row. */
    ${media.xl} {
      html:has(&) {
        scroll-padding-block-start: ${size.scrollOffset};
      }
    }
    /*
     * Eight Greek names fit in one line from 1200 px, with space to spare during font loading;
     * longer ones wrap to a second.
     */
    [data-part='row'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 clamp(0.75rem, 1vw, 1rem);
      font-size: clamp(0.875rem, 0.25rem + 0.8333vw, 1rem);
    }
    [data-part='label'] {
      display: flex;
      align-items: center;
      gap: 3px;
      min-block-size: 48px;
      white-space: nowrap;
    }
    [data-part='label']:focus-visible {
      outline-offset: -2px;
    }
    ${media.hover} {
      [data-part='label']:hover {
        color: ${color.primaryText};
      }
    }
    [data-part='label'] > svg {
      inline-size: 0.875em;
      block-size: 0.875em;
      transition: rotate ${motion.quick} ${motion.ease};
    }
    [data-part='label'][aria-expanded='true'] {
      color: ${color.primaryText};
      box-shadow: inset 0 -2px 0 ${color.primary};
    }
    [data-part='label'][aria-expanded='true'] > svg {
      rotate: 180deg;
    }
    [data-part='label'][aria-current] {
      color: ${color.primaryText};
      font-weight: 600;
      box-shadow: inset 0 -2px 0 ${color.primary};
    }
    [data-part='flyout'] {
      position: absolute;
      inset-block-start: 100%;
      inset-inline: 0;
      max-block-size: calc(100dvh - 100px);
      font-size: ${type.base};
      overflow-y: auto;
      padding-block: ${space.lg} ${space.xl};
      border-block: 1px solid ${color.line};
      background: ${color.ground};
      box-shadow: ${shadow.float};
      transition: opacity ${motion.quick} ${motion.ease};
    }
    @starting-style {
      [data-part='flyout'] {
        opacity: 0;
      }
    }
    [data-part='flyout'] > div {
      display: flex;
      gap: ${space.xl};
      align-items: start;
    }
    [data-part='flyout'] > div > [data-part='content'] {
      flex: 1;
      min-inline-size: 0;
    }
    [data-part='flyout'] [data-part='aside'] {
      display: grid;
      flex: 0 0 240px;
      gap: ${space.sm};
    }
    [data-part='offer'] {
      display: grid;
      gap: ${space['2xs']};
      justify-items: start;
    }
    [data-part='offer'] > a {
      font-weight: 600;
      line-height: 1.3;
    }
    [data-part='flyout'] [data-part='head'] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: ${space['2xs']} ${space.md};
      margin-block-end: ${space.md};
    }
    [data-part='flyout'] [data-part='name'] {
      font-family: ${type.title};
      font-size: ${type.title4};
      font-weight: 600;
      line-height: ${type.leadingTight};
    }
    [data-part='branches'] {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: ${space.lg} ${space.md};
    }
    [data-part='branches'] a {
      display: block;
      padding-block: 0.25rem;
      line-height: 1.3;
      overflow-wrap: anywhere;
    }
    [data-part='branches'] > li > a > picture {
      max-inline-size: 168px;
      aspect-ratio: 4 / 3;
      margin-block-end: ${space.xs};
    }
    [data-part='branches'] > li > a {
      font-weight: 600;
    }
    [data-part='branches'] > li {
      --span: 1;
      grid-column: span var(--span);
    }
    [data-part='branches'] > [data-span='2'] {
      --span: 2;
    }
    [data-part='branches'] > [data-span='3'] {
      --span: 3;
    }
    [data-part='branches'] > [data-span='4'] {
      --span: 4;
    }
    [data-part='branches'] > [data-span='5'] {
      --span: 5;
    }
    /* The list of a wide one is beside its image. */
    [data-part='branches'] > [data-span] {
      display: flex;
      gap: ${space.lg};
    }
    [data-part='branches'] > [data-span] > a {
      flex: 0 0 168px;
    }
    [data-part='branches'] > [data-span] > ul {
      flex: 1;
      columns: calc(var(--span) - 1);
      column-gap: ${space.lg};
    }
    [data-part='branches'] > [data-span] > ul > li {
      break-inside: avoid;
    }
    [data-part='branches'] a[aria-current] {
      color: ${color.primaryText};
    }
    [data-part='branches'] a[aria-current='page'] {
      text-decoration: underline;
      text-underline-offset: 0.18em;
    }
    [data-part='flyout'] [data-part='image'] {
      max-inline-size: 176px;
      aspect-ratio: 1;
      overflow: hidden;
      border-radius: ${radius.image};
    }
    ${media.coarse} {
      [data-part='branches'] a {
        padding-block: 0.6875rem;
      }
    }
    ${media.forced} {
      [data-part='label'][aria-current] {
        text-decoration: underline;
      }
    }
  }
`
