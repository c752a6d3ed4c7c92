import type { Finding, Rule } from '../../rule.js'
import { isSupport } from '../../tree/is-module.js'

/** The root's `:has()` styles a descendant of the root. */
const styledBelow =
  /(?:html|body|:root)\b[^{};,]*:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?:\s*[>+~]\s*|\s+)[^\s{,][^{};]*\{/g
const styledInside =
  /(?:html|body|:root)\b[^{};]*:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*\{[^{}]*?(?:\$\{[^{}]*\}[^{}]*?)*[;{]\s*[^{};$]+[^${};]\{/g

/** The root matches more than one class or id. */
const askedForMore =
  /(?:html|body|:root)\b[^{};,]*?:has\((?!(?:&|[.#][\w-]+)\))(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** `:has()` with an attribute selector, on any element. */
const askedForAttribute = /[\w\]&)'"]*:has\((?:[^()[]|\((?:[^()]|\([^()]*\))*\))*\[/g

/** The selectors of a rule. */
const selectorLists = /[^{};`\s][^{};`]*:has\([^{};`]*(?=\{)/g

/** Styles that browsers with scripts do not read, or on paper alone: there nothing is added to the page. */
const withoutChanges = /@media (?:print|\(scripting: none\))[^{]*\{/g

/**
 * `html:has(…)` may style only `html`: with a descendant, browsers recalculate the style of the
 * page on every insertion. Its argument is one class or id that few elements have: else Chromium
 * checks the page on every insertion. For the same reason `:has()` on other elements has no
 * attribute selector. No list has selectors with and without `:has()`: a browser that lacks it ignores them all.
 */
export const hasSelectors: Rule = {
  name: 'has-selectors',
  check: (tree) =>
    tree.files
      .filter((file) => /^(?:packages|apps)\/.*\.tsx?$/.test(file) && !isSupport(file))
      .flatMap((file) => findHeads(file, tree.read(file))),
}

function findHeads(file: string, text: string): Finding[] {
  if (!text.includes(':has(')) return []
  const toFinding =
    (fault: string, remedy: string) =>
    ({ 0: head, index }: RegExpExecArray): Finding => ({
      file: `${file}:${text.slice(0, index).split('\n').length}`,
      message: `'${head.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}' ${fault}`,
      remedy,
    })
  return [
    ...[...text.matchAll(styledBelow), ...text.matchAll(styledInside)].map(
      toFinding(
        'styles more than the root that it tests',
        'test the styled element itself, such as body:has(…)',
      ),
    ),
    ...[...text.matchAll(askedForMore)].map(
      toFinding('tests more than one class', 'use one class for the condition: html:has(&)'),
    ),
    ...[...text.matchAll(selectorLists)]
      .filter(([list]) => isMixed(list))
      .map(
        toFinding(
          'is in a list with selectors that need no :has()',
          'use :is(), which leaves out what a browser cannot parse: &:is(.on, :has(:checked))',
        ),
      ),
    ...[...withoutBlocks(text, withoutChanges).matchAll(askedForAttribute)].map(
      toFinding(
        'tests an attribute',
        'set an attribute on the styled element, or test a class, a tag or a state',
      ),
    ),
  ]
}

/** Whether some selectors of a list need `:has()`, and others do not. */
function isMixed(list: string): boolean {
  let plain = list.replaceAll(/\/\*[^]*?\*\//g, '')
  // Innermost first: `:has(:checked)` becomes `:has`, and what :is() contains is gone.
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replaceAll(/\([^()]*\)/g, '')
  }
  const selectors = plain.split(',').filter((selector) => selector.trim() !== '')
  return new Set(selectors.map((selector) => selector.includes(':has'))).size === 2
}

/** The text with its blocks of this head as spaces, so that places in it stay the same. */
function withoutBlocks(text: string, head: RegExp): string {
  let rest = text
  for (const { 0: start, index } of text.matchAll(head)) {
    let end = index + start.length
    for (let depth = 1; depth > 0 && end < text.length; end += 1) {
      if (text[end] === '{') depth += 1
      if (text[end] === '}') depth -= 1
    }
    const block = rest.slice(index, end).replaceAll(/[^\n]/g, ' ')
    rest = rest.slice(0, index) + block + rest.slice(end)
  }
  return rest
}
