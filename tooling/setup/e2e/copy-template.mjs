import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { repositoryRoot } from '../src/repository-root.mjs'

const template = 'apps/tenant-minimal'

/**
 * Copies the files that `create-shop` needs to another folder.
 *
 * @param {string} root of that folder
 */
export async function copyTemplate(root) {
  const made = ['node_modules', 'build', 'test-results']
  await cp(join(repositoryRoot, template), join(root, template), {
    recursive: true,
    filter: (path) => !made.includes(basename(path)),
  })
  for (const file of ['tsconfig.json', 'tsconfig.base.json']) {
    await cp(join(repositoryRoot, file), join(root, file))
  }
  for (const folder of ['packages', 'tooling']) {
    await symlink(join(repositoryRoot, folder), join(root, folder))
  }
}

/**
 * Links the packages that `pnpm install` would install for a shop made from the template, as in its
 * package.json.
 *
 * @param {string} folder of the shop
 */
export async function linkPackages(folder) {
  const from = join(repositoryRoot, template, 'node_modules')
  const to = join(folder, 'node_modules')
  await mkdir(to)
  const names = await readdir(from)
  await Promise.all(
    names
      .filter((name) => name === '.bin' || !name.startsWith('.'))
      .map((name) => symlink(join(from, name), join(to, name))),
  )
}
