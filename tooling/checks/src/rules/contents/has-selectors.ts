import type { Finding, Rule } from '../../rule.js'

/** What the page holds is asked of its root, and something below the root is styled by it. */
const styledBelow =
  /(?:html|body|:root)\b[^{};,]*:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?:\s*[>+~]\s*|\s+)[^\s{,][^{};]*\{/g
const styledInside =
  /(?:html|body|:root)\b[^{};]*:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*\{[^{}]*?(?:\$\{[^{}]*\}[^{}]*?)*[;{]\s*[^{};$]+[^${};]\{/g

/** The root asks for more than one class or id. */
const askedForMore =
  /(?:html|body|:root)\b[^{};,]*?:has\((?!(?:&|[.#][\w-]+)\))(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** An attribute is asked for, of whatever element. */
const askedForAttribute = /[\w\]&)'"]*:has\((?:[^()[]|\((?:[^()]|\([^()]*\))*\))*\[/g

/** Styles that browsers with scripts do not read, or on paper alone: there nothing is added to the page. */
const withoutChanges = /@media (?:print|\(scripting: none\))[^{]*\{/g

/**
 * `html:has(…)` styles `html` alone: with something below it, browsers style the page anew at whatever is added to it. It asks
 * for a class or an id alone, which only what it asks for has: else Chromium looks through the page at whatever is added to it.
 * Other elements are asked for no attribute, for the same reason.
 */
export const hasSelectors: Rule = {
  name: 'has-selectors',
  check: (tree) =>
    tree.files
      .filter((file) => /^(?:packages|apps)\/.*\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => findHeads(file, tree.read(file))),
}

function findHeads(file: string, text: string): Finding[] {
  if (!text.includes(':has(')) return []
  const toFinding =
    (fault: string, remedy: string) =>
    ({ 0: head, index }: RegExpExecArray): Finding => ({
      file: `${file}:${text.slice(0, index).split('\n').length}`,
      message: `'${head.replaceAll(/\s+/g, ' ').slice(0, 60)}' ${fault}`,
      remedy,
    })
  return [
    ...[...text.matchAll(styledBelow), ...text.matchAll(styledInside)].map(
      toFinding(
        'styles more than the root that it asks',
        'ask the element itself that is styled, such as body:has(…)',
      ),
    ),
    ...[...text.matchAll(askedForMore)].map(
      toFinding(
        'asks for more than one class',
        'give what it asks for a class of its own: html:has(&)',
      ),
    ),
    ...[...withoutBlocks(text, withoutChanges).matchAll(askedForAttribute)].map(
      toFinding(
        'asks for an attribute',
        'give what is styled an attribute of its own, or ask for a class, a tag or a state',
      ),
    ),
  ]
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
