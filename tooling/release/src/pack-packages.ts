import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listPackages, readManifest, type KitPackage } from './list-packages.js'

const run = promisify(execFile)

/** A package as it is installed by others. */
export interface PackedPackage extends KitPackage {
  /** Path of the `.tgz`. */
  tarball: string
}

/**
 * Builds all packages of the kit and packs each into a tarball, with its manifest as it is published.
 *
 * @param root of the repository.
 * @param destination Folder of the tarballs; its content is deleted.
 * @throws with the output of a failing build.
 */
export async function packPackages(root: string, destination: string): Promise<PackedPackage[]> {
  await rm(destination, { recursive: true, force: true })
  await mkdir(destination, { recursive: true })
  const packages = listPackages(root)
  // Stale output would be packed as well.
  await Promise.all(
    packages.map(({ folder }) => rm(join(folder, 'dist'), { recursive: true, force: true })),
  )
  await runPnpm(root, ['exec', 'turbo', 'run', 'build:package', '--output-logs=errors-only'])
  const packed: PackedPackage[] = []
  for (const kitPackage of packages) {
    packed.push(await pack(kitPackage, destination))
  }
  return packed
}

/** Servers that a shop starts beside itself: programs, without entries to import. */
const servers = ['platform', 'payment-sandbox']

/**
 * Builds the servers of a shop and packs each into a tarball, next to those of `packPackages`.
 *
 * @throws with the output of a failing build.
 */
export async function packServers(root: string, destination: string): Promise<PackedPackage[]> {
  const filters = servers.map((name) => `--filter=@floga/${name}`)
  await runPnpm(root, ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', ...filters])
  const packed: PackedPackage[] = []
  for (const name of servers) {
    packed.push(await pack({ folder: join(root, 'apps', name) }, destination))
  }
  return packed
}

async function pack(
  { folder }: Pick<KitPackage, 'folder'>,
  destination: string,
): Promise<PackedPackage> {
  const manifest = readManifest(folder)
  const { name, version } = manifest
  const tarball = join(destination, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
  await runPnpm(folder, ['pack', '--out', tarball])
  return { folder, manifest, tarball }
}

async function runPnpm(cwd: string, args: readonly string[]): Promise<void> {
  try {
    await run('pnpm', args, { cwd, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
    throw new Error(`pnpm ${args.join(' ')} failed in ${cwd}.\n${printed}`, { cause: error })
  }
}
