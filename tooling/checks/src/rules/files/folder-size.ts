import type { Finding, Rule } from '../../rule.js'
import { findLongFolders } from '../../structure/measure-structure.js'
import { maxFolderEntries } from '../../tables/structure.js'

/** A folder is readable at a glance; a long one needs sub-folders by feature. */
export const folderSize: Rule = {
  name: 'folder-size',
  check: (tree) =>
    findLongFolders(tree).map(({ folder, entries }): Finding => ({
      file: folder,
      message: `${entries} entries`,
      remedy: `sort it into sub-folders by feature, of ${maxFolderEntries} entries at most`,
    })),
}
