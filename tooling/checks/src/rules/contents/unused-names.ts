import type { Finding, Rule } from '../../rule.js'
import type { SourceTree } from '../../tree/source-tree.js'

/** Where messages are written, and the sources that say them. */
const catalogues = [
  { file: 'apps/web/messages/en.json', sources: /^apps\/web\// },
  { file: 'packages/storefront/messages/en.json', sources: /^packages\/storefront\// },
  ...['components', 'content'].map((feature) => ({
    file: `packages/storefront/messages/${feature}/en.json`,
    sources: /^packages\/storefront\//,
  })),
  {
    file: 'apps/platform/src/foundation/messages/languages/en.json',
    sources: /^apps\/platform\/src\//,
  },
]

const operations = /^packages\/api-client\/operations\/.*\.graphql$/
const errorCodes = 'packages/platform-contract/schema/base.graphql'

/** Messages, operations and error codes that no code uses. */
export const unusedNames: Rule = {
  name: 'unused-names',
  check: (tree) => {
    const sources = tree.files.filter(isSource).map((file) => ({ file, text: tree.read(file) }))
    const textOf = (pattern: RegExp): string =>
      sources
        .filter(({ file }) => pattern.test(file))
        .map(({ text }) => text)
        .join('\n')
    return [
      ...catalogues.flatMap(({ file, sources: pattern }) =>
        tree.has(file) ? unusedMessages(tree, file, textOf(pattern)) : [],
      ),
      ...unusedOperations(tree, textOf(/^(?:apps|packages)\//)),
      ...unsentCodes(tree, textOf(/^apps\/platform\/src\//)),
    ]
  },
}

function isSource(file: string): boolean {
  return (
    /\.m?tsx?$/.test(file) && !/\.(?:test|spec|test-d|stories)\.|\/(?:generated|e2e)\//.test(file)
  )
}

/** A key is used as a whole, or by a template that begins and ends like it. */
function unusedMessages(tree: SourceTree, file: string, code: string): Finding[] {
  const whole = new Set([...code.matchAll(/['"`]([A-Za-z][\w.-]*)['"`]/g)].map(([, name]) => name))
  const templates = [...code.matchAll(/`([\w-]+\.[\w.-]*)\$\{[^`]*\}([\w.-]*)`/g)]
  const isUsed = (key: string): boolean =>
    whole.has(key) ||
    templates.some(([, start = '', end = '']) => key.startsWith(start) && key.endsWith(end))
  return keysOf(JSON.parse(tree.read(file)))
    .filter((key) => !isUsed(key))
    .map((key) => ({
      file,
      message: `'${key}' is said by no code`,
      remedy: 'use it, or remove it from every language',
    }))
}

function keysOf(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [path.join('.')]
  return Object.entries(value).flatMap(([name, child]) => keysOf(child, [...path, name]))
}

function unusedOperations(tree: SourceTree, code: string): Finding[] {
  return tree.files
    .filter((file) => operations.test(file))
    .flatMap((file) => {
      const names = tree.read(file).matchAll(/^(?:query|mutation|subscription) (\w+)/gm)
      return [...names]
        .filter(([, name = '']) => !code.includes(`${name}Document`))
        .map(([, name]) => ({
          file,
          message: `${name} is asked by no code`,
          remedy: 'use it, or remove it: a shop generates operations of its own',
        }))
    })
}

function unsentCodes(tree: SourceTree, code: string): Finding[] {
  if (!tree.has(errorCodes)) return []
  const [, body = ''] = /^enum ErrorCode \{([^}]*)\}/m.exec(tree.read(errorCodes)) ?? []
  return [...body.matchAll(/^ {2}([A-Z_]+)$/gm)]
    .filter(([, name = '']) => !code.includes(`'${name}'`))
    .map(([, name]) => ({
      file: errorCodes,
      message: `${name} is sent by no code of the platform`,
      remedy: 'send it, or remove it',
    }))
}
