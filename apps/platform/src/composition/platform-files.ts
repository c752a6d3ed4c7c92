import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const isBuilt = !import.meta.url.endsWith('.ts')
const root = join(here, isBuilt ? '..' : '../..')

/** Paths of the platform's files; `dist` is directly below its folder. */
export const platformFiles = {
  root,
  migrations: join(root, 'migrations'),
  /** The default tenant's catalogue, images and content. */
  catalogue: join(root, 'catalogue'),
  /** The repository's folder for data that a machine makes. */
  defaultDataDir: join(root, '../../.data/platform'),
  /** The contract's SDL files; a build takes its own copy along. */
  schema: isBuilt ? join(here, 'schema') : contractSchema(),
  /** Hash → document of every operation in the repository; a build takes its own copy along. */
  persistedDocuments: isBuilt
    ? join(here, 'persisted-documents.json')
    : join(root, '../../packages/api-client/src/generated/persisted-documents.json'),
} as const

function contractSchema(): string {
  const manifest = createRequire(import.meta.url).resolve('@floga/platform-contract/package.json')
  const folder = join(dirname(manifest), 'schema')
  if (!existsSync(folder)) throw new Error(`The contract's schema is missing: ${folder}.`)
  return folder
}
