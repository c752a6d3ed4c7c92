import type { Finding, Rule } from '../../rule.js'

/** What the page holds is asked of its root, and something below the root is styled by it. */
const styledBelow =
  /(?:html|body|:root)\b[^{};,]*:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?:\s*[>+~]\s*|\s+)[^\s{,][^{};]*\{/g
const styledInside =
  /(?:html|body|:root)\b[^{};]*:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*\{[^{}]*?(?:\$\{[^{}]*\}[^{}]*?)*[;{]\s*[^{};$]+[^${};]\{/g

/** The root asks for more than one class or id. */
const askedForMore =
  /(?:html|body|:root)\b[^{};,]*?:has\((?!(?:&|[.#][\w-]+)\))(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/**
 * `html:has(…)` styles `html` alone: with something below it, browsers style the page anew at whatever is added to it. It asks
 * for a class or an id alone, which only what it asks for has: else Chromium looks through the page at whatever is added to it.
 */
export const rootHas: Rule = {
  name: 'root-has',
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
  ]
}
