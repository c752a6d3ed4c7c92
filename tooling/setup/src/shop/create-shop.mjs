import { execFile } from 'node:child_process'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '../repository-root.mjs'
import { SetupError } from '../setup-error.mjs'
import { assertNewName, defaultPlace, nextPorts } from './new-tenant.mjs'

const run = promisify(execFile)
const template = 'apps/tenant-minimal'

/**
 * Creates a shop in `apps/<name>` as `npm create @floga/shop` does elsewhere, as a package of this
 * repository, with two unused ports: `npm start` of the repository starts its servers.
 *
 * @param {{ root: string, name: string, place?: import('./new-tenant.mjs').Place, languages?: string, vat?: string }} options
 * @returns {Promise<{ folder: string, files: number }>}
 */
export async function createShop({
  root,
  name,
  place = defaultPlace,
  languages = 'en',
  vat = '24',
}) {
  await assertNewName(root, name)
  const folder = join(root, 'apps', name)
  const from = join(root, template)
  const { port, platformPort } = nextPorts()
  const options = {
    languages,
    vat,
    country: place.country,
    currency: place.currency,
    'time-zone': place.timeZone,
    port: String(port),
    template: from,
  }
  const command = join(repositoryRoot, 'packages/create-shop/bin/create-shop.mjs')
  const args = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])
  try {
    const all = [command, name, ...args, '--without-servers']
    await run(process.execPath, all, { cwd: join(root, 'apps') })
  } catch (error) {
    const line = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new SetupError(line || String(error))
  }
  await cp(join(from, 'tsconfig.json'), join(folder, 'tsconfig.json'))
  await change(join(folder, 'package.json'), (text) => {
    const manifest = { ...JSON.parse(text), name: `@floga/${name}`, shop: { port, platformPort } }
    return `${JSON.stringify(manifest, null, 2)}\n`
  })
  await change(join(root, 'tsconfig.json'), (text) =>
    text.replace('    { "path": "./apps/web" }', `    { "path": "./apps/${name}" },\n$&`),
  )
  const written = await readdir(folder, { recursive: true, withFileTypes: true })
  return { folder: `apps/${name}`, files: written.filter((one) => one.isFile()).length }
}

/**
 * @param {string} file
 * @param {(text: string) => string} how
 */
async function change(file, how) {
  await writeFile(file, how(await readFile(file, 'utf8')))
}
