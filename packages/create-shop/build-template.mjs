import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'apps/tenant-minimal')
const target = join(import.meta.dirname, 'dist/template')

/** Files that every shop has unchanged are copied by `createShop`; the others are no part of it. */
const folders = ['app', 'server']
const files = ['vite.config.ts', 'vitest.config.ts']

/** Remix 2 requires an earlier TypeScript than this repository. */
const versions = { typescript: '^5.9.0' }

await rm(target, { recursive: true, force: true })
await mkdir(target)
for (const name of [...folders, ...files]) {
  await cp(join(source, name), join(target, name), { recursive: true })
}
const { catalog } = parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8'))
const kit = new Map(
  await Promise.all(
    (await readdir(join(root, 'packages'))).map(async (name) => {
      const manifest = JSON.parse(
        await readFile(join(root, 'packages', name, 'package.json'), 'utf8'),
      )
      return /** @type {const} */ ([manifest.name, `^${manifest.version}`])
    }),
  ),
)
const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
for (const field of ['dependencies', 'devDependencies']) {
  manifest[field] = Object.fromEntries(
    Object.keys(manifest[field]).map((name) => [
      name,
      versions[name] ?? kit.get(name) ?? catalog[name],
    ]),
  )
}
// Tools take a package.json in a folder of a package for another package.
await writeFile(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
