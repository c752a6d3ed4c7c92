import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { largeTenants } from './choose-shops.mjs'

/**
 * What one of two servers lacks in a language.
 *
 * @typedef {object} MissingMessages
 * @property {'shop' | 'platform'} server
 * @property {string} file to write them into
 * @property {[key: string, english: string][]} missing
 * @property {number} total of its messages
 */

const platformLanguages = 'apps/platform/src/foundation/messages/languages'

/**
 * Messages that a language lacks: those of the shop's pages, and those of the platform, in mails,
 * documents and error texts.
 *
 * @param {string} root
 * @param {Pick<import('./choose-shops.mjs').Shop, 'name' | 'folder' | 'tenantFolder' | 'webTenant'>} shop
 * @param {string} language
 * @returns {MissingMessages[]}
 */
export function findMissingMessages(root, shop, language) {
  const isLarge = shop.folder === 'apps/web'
  const own = isLarge ? `${largeTenants}/${shop.name}/messages` : `${shop.folder}/messages`
  const shared = [
    ...listFeatures(root),
    isLarge ? 'apps/web/messages' : 'packages/storefront/messages',
  ]
  const tenantFile = `${shop.tenantFolder}/tenant.json`
  const tenant = readJson(join(root, tenantFile))
  const ofTenant = tenant.messages?.[language] ?? {}
  const read = (/** @type {string} */ folder, code = language) =>
    readJson(join(root, folder, `${code}.json`))
  const readAll = (/** @type {string[]} */ folders, /** @type {string} */ code) =>
    Object.assign({}, ...folders.map((folder) => flatten(read(folder, code))))
  return [
    compare(
      { server: 'shop', file: `${own}/${language}.json` },
      readAll([...shared, own], 'en'),
      readAll([...shared, own], language),
    ),
    compare(
      { server: 'platform', file: `${tenantFile}, messages.${language}` },
      flatten(read(platformLanguages, 'en')),
      { ...flatten(read(platformLanguages)), ...flatten(ofTenant) },
    ),
  ]
}

/**
 * Languages of a tenant that lack messages of the platform, in one line each: a start goes on with
 * English in their place. Missing messages of the shop stop its build.
 *
 * @param {string} root
 * @param {import('./choose-shops.mjs').Shop} shop
 * @returns {string[]}
 */
export function warnOfMissingMessages(root, shop) {
  const { locales = [] } = readJson(join(root, shop.tenantFolder, 'tenant.json'))
  return locales.flatMap((/** @type {string} */ language) => {
    const count = findMissingMessages(root, shop, language).reduce(
      (sum, { missing }) => sum + missing.length,
      0,
    )
    if (count === 0) return []
    const command = `pnpm language ${language} --tenant ${shop.name}`
    return [`${nameOf(language)}: ${count} texts are missing. They are listed by ${command}`]
  })
}

/**
 * @param {string} language
 * @returns {string} `Dutch`
 */
export function nameOf(language) {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}

/**
 * @param {Pick<MissingMessages, 'server' | 'file'>} where
 * @param {Record<string, string>} english
 * @param {Record<string, string>} known
 * @returns {MissingMessages}
 */
function compare(where, english, known) {
  const all = Object.entries(english)
  return { ...where, missing: all.filter(([key]) => known[key] === undefined), total: all.length }
}

/**
 * Folders with the messages of the storefront's features.
 *
 * @param {string} root
 * @returns {string[]}
 */
function listFeatures(root) {
  const folder = 'packages/storefront/messages'
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
}

/**
 * @param {string} file
 * @returns {any} an empty object where there is no such file
 */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * @param {Record<string, unknown>} group
 * @returns {Record<string, string>} by whole keys, such as `cart.title`
 */
function flatten(group) {
  /** @type {[string, string][]} */
  const entries = Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value]]
      : Object.entries(flatten(/** @type {Record<string, unknown>} */ (value))).map(
          ([key, text]) => /** @type {[string, string]} */ ([`${name}.${key}`, text]),
        ),
  )
  return Object.fromEntries(entries)
}
