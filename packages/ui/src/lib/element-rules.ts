/**
 * What components expect of bare elements, as rules of the layer `ui.reset`. A flat list: the build
 * restricts its selectors to the elements of a component.
 */
export const resetRules = `
  *,
  *::before,
  *::after {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  img,
  svg,
  picture {
    display: block;
    max-inline-size: 100%;
  }
  img {
    block-size: auto;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  fieldset {
    border: 0;
    min-inline-size: 0;
  }
  table {
    border-collapse: collapse;
  }
  dialog {
    color: inherit;
  }
`

/** The look of bare elements, as rules of the layer `ui.base`; as flat as `resetRules`. */
export const baseRules = `
  /*
   * On pointer events browsers look for selectable text, which takes as long as the event
   * handler itself.
   */
  button,
  summary,
  [role='button'] {
    user-select: none;
  }
  /*
   * The root's style does not depend on dialogs: opening one would recalculate the layout of
   * the whole page.
   */
  dialog:modal {
    overscroll-behavior: contain;
  }
  dialog:modal::backdrop {
    overflow: hidden;
    overscroll-behavior: contain;
  }
  h1,
  h2,
  h3,
  h4 {
    font-family: var(--floga-font-title);
    font-weight: 600;
    line-height: 1.2;
    text-wrap: balance;
  }
  a {
    color: inherit;
  }
  /*
   * The plus and the groups of a number have no direction of their own: they would change places.
   */
  [dir='rtl'] a[href^='tel:'] {
    direction: ltr;
    unicode-bidi: isolate;
  }
  :focus-visible {
    outline: 2px solid var(--floga-color-focus);
    outline-offset: 2px;
    border-radius: 2px;
  }
`
