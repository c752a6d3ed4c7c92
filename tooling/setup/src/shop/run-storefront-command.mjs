import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SetupError } from '../setup-error.mjs'
import { largeTenants } from './choose-shops.mjs'

const run = promisify(execFile)

/**
 * Runs `floga-storefront` for a shop of this repository.
 *
 * @param {string} root
 * @param {import('./choose-shops.mjs').Shop} shop
 * @param {string[]} args
 * @returns {Promise<string[]>} the lines that it prints
 */
export async function runStorefrontCommand(root, shop, args) {
  const command = join(root, 'packages/storefront/bin/floga-storefront.mjs')
  const folder = shop.folder === 'apps/web' ? `${largeTenants}/${shop.name}` : shop.folder
  const options = ['--messages', `${folder}/messages`, '--tenant', shop.tenantFolder]
  try {
    const { stdout } = await run(process.execPath, [command, ...args, ...options], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout.trimEnd().split('\n').filter(Boolean)
  } catch (error) {
    throw new SetupError(
      error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error),
    )
  }
}

/**
 * What texts of a shop lack, in one line each: a start goes on.
 *
 * @param {string} root
 * @param {import('./choose-shops.mjs').Shop} shop
 */
export async function checkTexts(root, shop) {
  const lines = await runStorefrontCommand(root, shop, ['check'])
  return lines.map((line) =>
    line.replace(/floga-storefront language (\S+)$/, `pnpm language $1 --tenant ${shop.name}`),
  )
}
