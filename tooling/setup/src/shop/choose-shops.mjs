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
 * @property {string} tenantFolder what its tenant begins with on the platform
 * @property {number} port unless told otherwise
 * @property {number} platformPort of a platform for this shop alone
 * @property {string} dataFolder of such a platform, below `.data`
 * @property {boolean} hasProvider whether it takes cards, at the payment sandbox
 */

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
 * The first shop, and every folder of `apps` whose package.json says `"shop": { "port": …, "platformPort": … }`.
 *
 * @type {readonly [Shop, ...Shop[]]}
 */
export const shops = [firstShop, ...listOtherShops(repositoryRoot)]

/**
 * @param {string} root
 * @returns {Shop[]}
 */
function listOtherShops(root) {
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
      const hasProvider = false
      return [
        { name, owner, folder, tenantFolder, port, platformPort, dataFolder: name, hasProvider },
      ]
    })
}

/**
 * A shop by its name, with whole paths.
 *
 * @param {string} name
 * @param {string} root below whose `apps` it lies
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
  if (wanted.includes('all')) return [...shops]
  const names = shops.map(({ name }) => name)
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown !== undefined) {
    throw new SetupError(
      `--tenant ${unknown} names no shop: use ${names.join(' or ')}, several with commas, or all.`,
    )
  }
  return shops.filter(({ name }) => wanted.includes(name))
}

/** @param {readonly string[]} args */
function readNames(args) {
  // `npm start -- …` hands the dashes on, where another runner keeps them.
  const given = args.filter((one) => one !== '--')
  try {
    const { values } = parseArgs({ args: given, options: { tenant: { type: 'string' } } })
    return (values.tenant ?? shops[0].name).split(',').map((name) => name.trim())
  } catch {
    throw new SetupError(`Cannot read ${given.join(' ')}: write --tenant <name>, or nothing.`)
  }
}
