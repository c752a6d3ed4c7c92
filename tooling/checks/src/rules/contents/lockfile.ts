import type { Rule } from '../../rule.js'

/** The lockfile names no address, so that it installs from any registry. */
export const lockfile: Rule = {
  name: 'lockfile',
  check: (tree) =>
    ['pnpm-lock.yaml', 'package-lock.json', '.npmrc']
      .filter((file) => tree.has(file))
      .flatMap((file) =>
        tree
          .read(file)
          .split('\n')
          .flatMap((text, index) =>
            /\w:\/\/|^\s*tarball:|^registry\s*=/.test(text)
              ? {
                  file: `${file}:${index + 1}`,
                  message: `names an address: ${text.trim().slice(0, 60)}`,
                  remedy: 'install again with the default registry setting and commit the result',
                }
              : [],
          ),
      ),
}
