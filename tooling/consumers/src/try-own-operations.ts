import { execFile } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort, repositoryRoot, startServer, waitUntilReady } from '@floga/setup'
import { kitFields, type KitSource } from './kit-source.js'

const run = promisify(execFile)

/**
 * Runs an operation that the kit does not have: generates its types and hash outside the workspace,
 * type-checks it, and passes the list of hashes to a platform that accepts only persisted
 * documents.
 */
export async function tryOwnOperations(kit: KitSource, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  await cp(new URL('../shops/own-operations/', import.meta.url), folder, { recursive: true })
  const names = ['@floga/api-client', '@floga/operation-codegen']
  const { dependencies, overrides } = kitFields(kit, names)
  const others = {
    '@graphql-typed-document-node/core': '^3.2.0',
    '@types/node': '^20.0.0',
    typescript: '^5.9.0',
  }
  const manifest = { private: true, type: 'module', dependencies: { ...dependencies, ...others } }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, overrides }))
  await writeFile(join(folder, '.npmrc'), kit.npmrc)
  const options = { cwd: folder, env: { ...process.env, CI: 'true' } }
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], options)
  const generate = ['floga-codegen', '--operations', 'operations', '--out', 'src/generated']
  await run('npx', generate, options)
  await run('npx', [...generate, '--check'], options)
  await run('npx', ['tsc'], options)
  const asBundler = ['--module', 'esnext', '--moduleResolution', 'bundler', '--noEmit']
  await run('npx', ['tsc', ...asBundler], options)
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const platform = startServer({
    name: 'platform',
    command: [process.execPath, 'dist/main.js'],
    root: repositoryRoot,
    cwd: join(repositoryRoot, 'apps/platform'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      TENANT_FOLDERS: join(repositoryRoot, 'apps/tenant-minimal/platform'),
      DOCUMENT_LISTS: join(folder, 'src/generated/persisted-documents.json'),
      WARM_PICTURES: 'off',
      LOG_LEVEL: 'warn',
    },
    readyUrl: `${origin}/readyz`,
    logFile: join(folder, 'platform.log'),
  })
  try {
    await waitUntilReady(platform, { timeoutMs: 300_000 })
    const { stdout } = await run(process.execPath, ['dist/ask.js', origin], options)
    // Addresses of products, and the error for a document that is not listed.
    const { slugs, rejections } = JSON.parse(stdout) as { slugs: string[]; rejections: string[] }
    const refused = rejections.join(', ')
    return [
      ...(slugs.length === 3 ? [] : [`${slugs.length} products instead of 3`]),
      ...(refused === 'PERSISTED_QUERY_NOT_FOUND, PERSISTED_QUERY_ONLY'
        ? []
        : [`an unlisted operation: ${refused}`]),
    ]
  } finally {
    await platform.stop({ graceMs: 30_000 })
  }
}
