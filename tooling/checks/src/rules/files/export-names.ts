import { posix } from 'node:path'
import type { Finding, Rule } from '../../rule.js'
import { findMisnamed } from '../../structure/find-misnamed.js'
import { themeFiles } from '../../tables/theme-files.js'

/** A file is named after what it exports, or after the theme that several exports share. */
export const exportNames: Rule = {
  name: 'export-names',
  check: (tree) =>
    findMisnamed(tree)
      .filter(({ file }) => !themeFiles.includes(posix.basename(file)))
      .map(({ file, exports }): Finding => ({
        file,
        message: `exports ${exports.join(', ')}`,
        remedy:
          'rename the file after its main export; where several exports share a theme, list it in theme-files.ts',
      })),
}
