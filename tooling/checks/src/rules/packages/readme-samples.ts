import type { Finding, Rule } from '../../rule.js'
import type { SourceTree } from '../../tree/source-tree.js'
import type { WorkspacePackage } from '../../tree/workspace-package.js'

/** Its README shows parts of a file of Storybook; a test there compares them (`apps/storybook/scripts/kit-readme.test.mjs`). */
const comparedElsewhere = '@floga/ui'

const sample = /```tsx?\n([^]*?)```/gu

/** A package's README shows the files of its `examples`, which the compiler reads, and no other TypeScript. */
export const readmeSamples: Rule = {
  name: 'readme-samples',
  check: (tree) =>
    tree.packages
      .filter(({ group, manifest }) => group === 'packages' && manifest.name !== comparedElsewhere)
      .flatMap((workspacePackage) => compare(tree, workspacePackage)),
}

function compare(tree: SourceTree, { folder, files }: WorkspacePackage): Finding[] {
  const readme = `${folder}/README.md`
  const text = tree.has(readme) ? tree.read(readme) : ''
  const shown = [...text.matchAll(sample)].map(([, code = '']) => code)
  const examples = files
    .filter((file) => file.startsWith(`${folder}/examples/`))
    .filter((file) => /^[^/]+\.tsx?$/.test(file.slice(`${folder}/examples/`.length)))
    .filter((file) => !file.includes('.test.'))
  const left = examples.map((file) => tree.read(file))
  const unread = shown.filter((code) => {
    const place = left.indexOf(code)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
  return [
    ...unread.map((code) => ({
      file: readme,
      message: `shows code that is no file of examples: '${code.split('\n', 1)[0]}'`,
      remedy: 'write it into a file of examples, where the compiler reads it, and show all of it',
    })),
    ...examples
      .filter((file) => left.includes(tree.read(file)))
      .map((file) => ({
        file,
        message: 'differs from the README',
        remedy: 'show all of it, or remove the file',
      })),
  ]
}
