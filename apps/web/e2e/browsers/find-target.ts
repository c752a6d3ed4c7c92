/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page has to contain all that it uses */
/** An element, as a visitor perceives it. */
export interface Target {
  role: keyof typeof roles
  /** Its accessible name, or a pattern for it. */
  name?: string | RegExp
  /** A selector of the part of the page that it is in. @default 'body' */
  within?: string
  /** Which of several. @default 0 */
  nth?: number
}

/** Selectors of roles that the tests use. */
const roles = {
  link: 'a[href]:not([role]), [role=link]',
  button: 'button:not([role]), [role=button], input[type=submit]',
  textbox:
    'input:is(:not([type]), [type=text], [type=email], [type=tel], [type=password]), textarea',
  combobox: '[role=combobox], select',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  spinbutton: 'input[type=number]',
  heading: 'h1, h2, h3',
  option: '[role=option]',
  dialog: 'dialog[open], [role=dialog]',
  status: '[role=status]',
  article: 'article',
  field: 'input, select, textarea',
} as const

/** What a page tells of an element. */
export interface Found {
  /** Centre of the element, or of its label, in the viewport. */
  x: number
  y: number
  /** A click at this point reaches it. */
  isOnTop: boolean
  isFocused: boolean
  isChecked: boolean
  text: string
  value: string
}

/** An expression for the visible elements that a target describes. */
export function findTarget({ role, name = '', within = 'body', nth }: Target): string {
  const query = {
    selector: roles[role],
    name: name instanceof RegExp ? name.source : name,
    isPattern: name instanceof RegExp,
    within,
    nth: nth ?? null,
  }
  return `(${findInPage})(${JSON.stringify(query)})`
}

interface PageQuery {
  selector: string
  name: string
  isPattern: boolean
  within: string
  nth: number | null
}

/** Runs in the page: it uses nothing from outside. */
function findInPage({ selector, name, isPattern, within, nth }: PageQuery): Found[] {
  const clean = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
  const textOf = (node: Node): string => {
    if (node instanceof HTMLImageElement) return node.alt
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return ''
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
    return [...node.childNodes].map(textOf).join(' ')
  }
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const own = element.getAttribute('aria-label')
    if (own !== null) return clean(own)
    const labels = (element as HTMLInputElement).labels ?? []
    const others = [...labels, ...ids.map((id) => document.getElementById(id))]
    const named = others.filter((one) => one !== null)
    return clean(named.length > 0 ? named.map(textOf).join(' ') : textOf(element))
  }
  const isVisible = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const isNamed = (element: Element): boolean => {
    if (name === '') return true
    const own = nameOf(element)
    return isPattern ? new RegExp(name).test(own) : own === clean(name)
  }
  /** A control that only its label shows. */
  const shownPart = (element: Element): Element => {
    const { width, height } = element.getBoundingClientRect()
    const isPainted = width > 8 && height > 8 && getComputedStyle(element).opacity !== '0'
    return isPainted ? element : ((element as HTMLInputElement).labels?.[0] ?? element)
  }
  const found = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll(selector)])
    .filter((element) => isVisible(shownPart(element)) && isNamed(element))
  const wanted = nth === null ? found : found.slice(nth, nth + 1)
  return wanted.map((element) => {
    const part = shownPart(element)
    const box = part.getBoundingClientRect()
    const isOutside = box.top < 120 || box.bottom > innerHeight - 60
    if (isOutside && wanted.length === 1) part.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = part.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    const { value = '', checked = false } = element as HTMLInputElement
    return {
      x,
      y,
      isOnTop: hit !== null && (part.contains(hit) || hit.contains(part)),
      isFocused: element === document.activeElement,
      isChecked: checked,
      text: clean(textOf(element)),
      value: String(value),
    }
  })
}
