import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '@floga/setup'
import { documentsOf } from './build-root.js'
import type { BuildRoot } from './build-root.js'

/**
 * Makes a new build from the built programs, in seconds: all assets are renamed, the shop has
 * a new build id, each GraphQL document a new hash, and the platform one more expanding
 * migration. Behaviour stays the same.
 */
export async function makeRenamedBuild(): Promise<BuildRoot> {
  const folder = await mkdtemp(join(tmpdir(), 'floga-build-'))
  const apps = { from: join(repositoryRoot, 'apps'), to: join(folder, 'apps') }
  await copyParts(join(apps.from, 'web'), join(apps.to, 'web'), ['build'])
  await copyParts(join(apps.from, 'platform'), join(apps.to, 'platform'), ['dist', 'migrations'])
  await writeFile(
    join(apps.to, 'platform', 'migrations', furtherMigration.name),
    furtherMigration.text,
  )
  const assets = await renameAssets(join(apps.to, 'web', 'build', 'client', 'assets'))
  const documents = Object.keys(
    JSON.parse(await readFile(documentsOf(folder), 'utf8')) as Record<string, string>,
  )
  const names = new Map([...assets, ...documents.map((hash) => [hash, otherHash(hash)] as const)])
  await replaceNames(join(apps.to, 'web', 'build'), names)
  await replaceNames(join(apps.to, 'platform', 'dist'), names)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The previous deployment runs alongside: the column has to be optional. */
const furtherMigration = {
  name: '9999-further-column.sql',
  text: 'ALTER TABLE orders ADD COLUMN further text;\n',
}

/** Some folders of a package as copies, and the rest as links. */
async function copyParts(from: string, to: string, copied: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) {
    const [source, target] = [join(from, name), join(to, name)]
    await (copied.includes(name)
      ? cp(source, target, { recursive: true })
      : symlink(source, target))
  }
}

/**
 * Gives each file another hash; compressed files, which contain the old names, are deleted.
 * @returns new hashes by the old ones.
 */
async function renameAssets(folder: string): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const file of await readdir(folder)) {
    const path = join(folder, file)
    const [, start, hash, end] = /^(.+-)([\w-]{8})(\.\w+)$/.exec(file) ?? []
    if (/\.(br|gz)$/.test(file)) {
      await rm(path)
    } else if (start !== undefined && hash !== undefined && end !== undefined) {
      names.set(hash, otherHash(hash))
      await rename(path, join(folder, start + otherHash(hash) + end))
    }
  }
  return names
}

function otherHash(hash: string): string {
  return [...hash].toReversed().join('')
}

async function replaceNames(folder: string, names: ReadonlyMap<string, string>): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((file) => file.isFile() && /\.(js|css|json)$/.test(file.name))
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        const text = await readFile(path, 'utf8')
        const other = text.replaceAll(
          /(?<![\w-])[\da-f]{64}(?![\w-])|(?<=-|")[\w-]{8}(?=[."])/g,
          (word) => names.get(word) ?? word,
        )
        if (other !== text) await writeFile(path, other)
      }),
  )
}
