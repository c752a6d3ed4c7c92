import type { Finding, Rule } from '../../rule.js'
import { findMisnamed } from '../../structure/find-misnamed.js'
import { themeFiles } from '../../tables/theme-files.js'

/** A file is named after its export, or after the theme that several exports share. */
export const exportNames: Rule = {
  name: 'export-names',
  check: (tree) => {
    const misnamed = findMisnamed(tree)
    const names = new Set(misnamed.map(({ file }) => file))
    const unlisted = misnamed
      .filter(({ file }) => themeFiles[file] === undefined)
      .map(({ file, exports }): Finding => ({
        file,
        message: `exports ${exports.join(', ')}`,
        remedy:
          'rename the file after its main export; where several exports share a theme, list it in theme-files.ts',
      }))
    const outdated = Object.keys(themeFiles)
      .filter((file) => tree.has(file) && !names.has(file))
      .map((file): Finding => ({
        file,
        message: 'is named after an export, and theme-files.ts lists it',
        remedy: 'remove it from theme-files.ts',
      }))
    return [...unlisted, ...outdated]
  },
}
