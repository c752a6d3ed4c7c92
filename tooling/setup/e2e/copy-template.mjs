import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { repositoryRoot } from '../src/repository-root.mjs'

const template = 'apps/tenant-minimal'

/**
 * What `create-shop` needs of the repository, in another folder.
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
    // oxlint-disable-next-line no-await-in-loop -- two files
    await cp(join(repositoryRoot, file), join(root, file))
  }
  for (const folder of ['packages', 'tooling']) {
    // oxlint-disable-next-line no-await-in-loop -- two folders
    await symlink(join(repositoryRoot, folder), join(root, folder))
  }
}

/**
 * What `pnpm install` gives to a shop made of the template: the same packages, which it names in its package.json.
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
