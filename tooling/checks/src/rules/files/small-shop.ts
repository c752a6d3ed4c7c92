import type { Finding, Rule } from '../../rule.js'
import { isGenerated } from '../../tree/is-module.js'

const folder = 'apps/tenant-minimal/'
const ownLine = /^apps\/tenant-minimal\/(?!e2e\/).*\.(?:ts|tsx|css)$/
const most = 400

/**
 * The shop template stays small: general code belongs in packages. Its end-to-end tests are those of
 * the package in another shop.
 */
export const smallShop: Rule = {
  name: 'small-shop',
  check: (tree): Finding[] => {
    const lines = tree.files
      .filter((file) => ownLine.test(file) && !isGenerated(file))
      .reduce((sum, file) => sum + tree.read(file).trimEnd().split('\n').length, 0)
    if (lines < most) return []
    const remedy = 'move what any shop needs into packages/storefront'
    return [{ file: folder, message: `${lines} lines of its own`, remedy }]
  },
}
