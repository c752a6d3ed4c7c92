import { execFile, spawn } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { PackedPackage } from '@floga/release'
import { findFreePort, repositoryRoot } from '@floga/setup'
import { fromTarballs, kitFields } from './kit-source.js'
import { waitForAnswer } from './wait-for-answer.js'

const run = promisify(execFile)

/** Not copied from the workspace. */
const leftOut = new Set(['node_modules', 'build', 'e2e', 'test-results', 'playwright.config.ts'])

/** Not needed by builds. Remix requires an earlier TypeScript than the workspace's. */
const notBuilding = /^(@playwright\/|@axe-core\/|@floga\/setup$|vitest$|typescript$|@types\/)/

/** Builds the second shop outside the workspace, with the kit from its tarballs, and serves a page without its platform. */
export async function buildShop(
  packed: readonly PackedPackage[],
  folder: string,
): Promise<{ buildSeconds: number; findings: string[] }> {
  await cp(join(repositoryRoot, 'apps/tenant-minimal'), folder, {
    recursive: true,
    filter: (path) => !leftOut.has(basename(path)),
  })
  await writeManifest(packed, folder)
  await cp(join(repositoryRoot, 'tsconfig.base.json'), join(folder, 'tsconfig.json'))
  const env = { ...process.env, CI: 'true' }
  const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 }
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], options)
  const begun = performance.now()
  await run('npm', ['run', 'build'], options)
  const buildSeconds = (performance.now() - begun) / 1_000
  const port = await findFreePort()
  const server = spawn(process.execPath, ['build/http/main.js'], {
    cwd: folder,
    env: { ...env, PORT: String(port), PLATFORM_URL: `http://127.0.0.1:${await findFreePort()}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let problem = ''
  server.stderr.on('data', (part: Buffer) => (problem += String(part)))
  try {
    const response = await waitForAnswer(`http://127.0.0.1:${port}/ar`, () => problem)
    const [{ status }, text] = [response, await response.text()]
    const isRendered =
      text.includes('dir="rtl"') && /<style[^>]*>[^]*@layer ui\.top-bar/u.test(text)
    // A route module of the package, where it is installed.
    const { status: ofFeature } = await fetch(`http://127.0.0.1:${port}/ar/terms-and-conditions`)
    const findings = [
      ...(status === 503 ? [] : [`status ${status} instead of 503`]),
      ...(ofFeature === 503 ? [] : [`status ${ofFeature} of a feature instead of 503`]),
      ...(isRendered ? [] : ['the page has no styles of the kit']),
    ]
    return { buildSeconds, findings }
  } finally {
    server.kill()
  }
}

/** Names the tarballs in place of the workspace, and versions in place of its catalog. */
async function writeManifest(packed: readonly PackedPackage[], folder: string): Promise<void> {
  const catalog = await readFile(join(repositoryRoot, 'pnpm-workspace.yaml'), 'utf8')
  const path = join(folder, 'package.json')
  // The manifest of an application of this repository.
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const kit = fromTarballs(packed)
  const resolve = (dependencies: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.keys(dependencies)
        .filter((name) => !notBuilding.test(name))
        .map((name) => [name, kit.overrides[name] ?? readVersion(catalog, name)]),
    )
  const dependencies = resolve(manifest.dependencies)
  const devDependencies = resolve(manifest.devDependencies)
  const named = kit.names.filter((name) => name in dependencies || name in devDependencies)
  const { overrides } = kitFields(kit, named)
  const changed = { ...manifest, dependencies, devDependencies, overrides }
  await writeFile(path, JSON.stringify(changed, null, 2))
}

function readVersion(catalog: string, name: string): string {
  const line = catalog
    .split('\n')
    .find((one) => one.trim().replaceAll("'", '').startsWith(`${name}:`))
  const version = line?.split(': ')[1]
  if (version === undefined) throw new Error(`The catalog has no version of ${name}.`)
  return version
}
