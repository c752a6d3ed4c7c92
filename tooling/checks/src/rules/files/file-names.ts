import type { Finding, Rule } from '../../rule.js'

const emptyNames = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager'])
const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
/** Names that a tool or a custom demands. */
const fixedNames = /^(README|CONTRIBUTING|CHANGELOG|SECURITY)\.md$|^LICENSE$|^Dockerfile$/
/** The screenshot of a story has the story's id, in which Storybook sets part and story apart by `--`. */
const storyScreenshot = /^apps\/[^/]+\/[a-z]+\/[a-z0-9]+(-{1,2}[a-z0-9]+)*\.webp$/
/** Storybook requires this name for settings of its manager page. */
const storybookFrame = /^apps\/storybook\/\.storybook\/manager\.ts$/
/** Remix spells parameters, escapes and layouts in its route files. */
const routeFile = /^apps\/[^/]+\/app\/routes\/.*\/[a-z0-9$_.[\]-]+\.tsx?$/
/** pnpm names a patch after the package and its version. */
const dependencyPatch = /^patches\/[\w@.-]+\.patch$/

/** Files and folders are kebab-case, and none is named after nothing in particular. */
export const fileNames: Rule = {
  name: 'file-names',
  check: ({ files }) => files.flatMap((file) => checkPath(file)),
}

function checkPath(file: string): Finding[] {
  if (storybookFrame.test(file) || dependencyPatch.test(file)) return []
  const parts = file.split('/')
  const empty = parts.find((part) => emptyNames.has(part.split('.')[0] ?? ''))
  if (empty !== undefined) {
    return [
      {
        file,
        message: `'${empty}' does not describe its content`,
        remedy: 'name the file after its one idea and put it with its narrowest owner',
      },
    ]
  }
  const odd = parts.find((part) => !isWellNamed(part, file))
  if (odd === undefined) return []
  return [{ file, message: `'${odd}' is not kebab-case`, remedy: 'rename it: small-words.ts' }]
}

function isWellNamed(part: string, file: string): boolean {
  if (kebabCase.test(part) || fixedNames.test(part)) return true
  if (storyScreenshot.test(file) && file.endsWith(`/${part}`)) return true
  return routeFile.test(file) && file.endsWith(`/${part}`)
}
