import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '../repository-root.mjs'
import { SetupError } from '../setup-error.mjs'

/**
 * @typedef {object} Shop
 * @property {string} name
 * @property {string} owner package that serves it
 * @property {string} folder of that package
 * @property {string} tenantFolder prefix of its tenant on the platform
 * @property {number} port by default
 * @property {number} platformPort of a platform for this shop alone
 * @property {string} dataFolder of such a platform, below `.data`
 * @property {boolean} hasProvider whether it takes cards, at the payment sandbox
 * @property {string} [webTenant] folder of `apps/web/tenants` that it is built with
 */

/** Tenants of the larger shop, which is built for one of them at a time. */
export const largeTenants = 'apps/web/tenants'

/** @type {Shop} */
const firstShop = {
  name: 'floga',
  owner: '@floga/web',
  folder: 'apps/web',
  tenantFolder: 'apps/platform/catalogue',
  port: 3000,
  platformPort: 4100,
  dataFolder: 'platform',
  hasProvider: true,
}

/**
 * The first shop, every folder of `apps` whose package.json has `"shop": { "port": …,
 * "platformPort": … }`, and every tenant of the larger shop with the same in `shop.json`.
 *
 * @type {readonly [Shop, ...Shop[]]}
 */
export const shops = [firstShop, ...listOtherShops(repositoryRoot)]

/**
 * @param {string} root
 * @returns {Shop[]}
 */
function listOtherShops(root) {
  return [...listSmallShops(root), ...listLargeTenants(root)]
}

/**
 * @param {string} root
 * @returns {Shop[]}
 */
function listLargeTenants(root) {
  if (!existsSync(join(root, largeTenants))) return []
  return readdirSync(join(root, largeTenants))
    .sort()
    .flatMap((name) => {
      const file = join(root, largeTenants, name, 'shop.json')
      if (!existsSync(file)) return []
      const ports = JSON.parse(readFileSync(file, 'utf8'))
      const tenantFolder = `${largeTenants}/${name}/platform`
      return [{ ...firstShop, ...ports, name, tenantFolder, dataFolder: name, webTenant: name }]
    })
}

/**
 * @param {string} root
 * @returns {Shop[]}
 */
function listSmallShops(root) {
  return readdirSync(join(root, 'apps'))
    .sort()
    .flatMap((name) => {
      const manifest = join(root, 'apps', name, 'package.json')
      if (!existsSync(manifest)) return []
      const { name: owner, shop } = JSON.parse(readFileSync(manifest, 'utf8'))
      if (shop === undefined) return []
      const { port, platformPort } = shop
      const folder = `apps/${name}`
      const tenantFolder = `${folder}/platform`
      const tenantFile = join(root, tenantFolder, 'tenant.json')
      const hasProvider =
        existsSync(tenantFile) &&
        JSON.parse(readFileSync(tenantFile, 'utf8')).paymentProvider === 'sandbox'
      return [
        { name, owner, folder, tenantFolder, port, platformPort, dataFolder: name, hasProvider },
      ]
    })
}

/**
 * A shop by its name, with whole paths.
 *
 * @param {string} name
 * @param {string} root in whose `apps` it is
 * @returns {Shop}
 */
export function findShop(name, root) {
  const shop = [firstShop, ...listOtherShops(root)].find((one) => one.name === name)
  if (shop === undefined) throw new SetupError(`There is no shop ${name}.`)
  const { folder, tenantFolder } = shop
  return { ...shop, folder: join(root, folder), tenantFolder: join(root, tenantFolder) }
}

/**
 * The shops that a command line names: `--tenant tenant-minimal`, several with commas, or `--tenant all`; the first one
 * without.
 *
 * @param {readonly string[]} args
 * @returns {Shop[]} in the order of the list above
 */
export function chooseShops(args) {
  const wanted = readNames(args)
  if (wanted.includes('all')) return shops.filter(({ webTenant }) => webTenant === undefined)
  const names = shops.map(({ name }) => name)
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown !== undefined) {
    throw new SetupError(
      `--tenant ${unknown} names no shop: use ${names.join(' or ')}, several with commas, or all.`,
    )
  }
  const chosen = shops.filter(({ name }) => wanted.includes(name))
  const twice = chosen.find(({ folder }, place) =>
    chosen.slice(0, place).some((other) => other.folder === folder),
  )
  if (twice !== undefined) {
    throw new SetupError(
      `${twice.folder} is built for one shop at a time: start ${twice.name} from another clone.`,
    )
  }
  return chosen
}

/** @param {readonly string[]} args */
function readNames(args) {
  // `npm start -- …` passes the dashes on, where another runner removes them.
  const given = args.filter((one) => one !== '--')
  try {
    const { values } = parseArgs({ args: given, options: { tenant: { type: 'string' } } })
    return (values.tenant ?? shops[0].name).split(',').map((name) => name.trim())
  } catch {
    throw new SetupError(`Cannot read ${given.join(' ')}: write --tenant <name>, or nothing.`)
  }
}
