import type { Finding, Rule } from '../../rule.js'

/** What the page holds is asked of its root, and something below the root is styled by it. */
const styledBelow =
  /(?:html|body|:root)\b[^{};,]*:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?:\s*[>+~]\s*|\s+)[^\s{,][^{};]*\{/g
const styledInside =
  /(?:html|body|:root)\b[^{};]*:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*\{[^{}]*?(?:\$\{[^{}]*\}[^{}]*?)*[;{]\s*[^{};$]+[^${};]\{/g

/** `html:has(…)` styles `html` alone: with something below it, browsers style the page anew at whatever is added to it. */
export const rootHas: Rule = {
  name: 'root-has',
  check: (tree) =>
    tree.files
      .filter((file) => /^(?:packages|apps)\/.*\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => findHeads(file, tree.read(file))),
}

function findHeads(file: string, text: string): Finding[] {
  if (!text.includes(':has(')) return []
  return [...text.matchAll(styledBelow), ...text.matchAll(styledInside)].map(
    ({ 0: head, index }) => ({
      file: `${file}:${text.slice(0, index).split('\n').length}`,
      message: `'${head.replaceAll(/\s+/g, ' ').slice(0, 60)}' styles more than the root that it asks`,
      remedy: 'ask the element itself that is styled, such as body:has(…)',
    }),
  )
}
