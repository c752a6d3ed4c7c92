import { posix } from 'node:path'
import type { Finding, Rule } from '../../rule.js'
import type { SourceTree } from '../../tree/source-tree.js'

const link = /\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g

/** Pages of the shop, written as documents: their links are addresses of the shop. */
const shopPages = /^apps\/[^/]+\/(?:catalogue|platform)\/|^packages\/create-shop\/texts\//

/** A link in a document leads to a file or a folder that exists. */
export const documentLinks: Rule = {
  name: 'document-links',
  check: (tree) =>
    tree.files
      .filter((file) => file.endsWith('.md') && !shopPages.test(file))
      .flatMap((file) => findDead(tree, file)),
}

function findDead(tree: SourceTree, file: string): Finding[] {
  return tree
    .read(file)
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(link)]
        .map((match) => (match[1] ?? match[2] ?? '').split('#')[0] ?? '')
        .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
        .filter((target) => !exists(tree, posix.join(posix.dirname(file), target)))
        .map((target) => ({
          file: `${file}:${index + 1}`,
          message: `links to ${target}, which does not exist`,
          remedy: 'fix the path, or remove the link',
        })),
    )
}

function exists(tree: SourceTree, path: string): boolean {
  const bare = path.replace(/\/$/, '')
  return tree.has(bare) || bare === '.' || tree.files.some((file) => file.startsWith(`${bare}/`))
}
