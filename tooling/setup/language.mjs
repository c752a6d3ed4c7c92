import { parseArgs } from 'node:util'
import { repositoryRoot as root } from './src/repository-root.mjs'
import { SetupError } from './src/setup-error.mjs'
import { chooseShops } from './src/shop/choose-shops.mjs'
import { runStorefrontCommand } from './src/shop/run-storefront-command.mjs'

const usage =
  'Name a language: pnpm language <code>, such as nl, and --tenant <name> for another shop.'

try {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((one) => one !== '--'),
    allowPositionals: true,
    options: { tenant: { type: 'string' } },
  })
  const [language = ''] = positionals
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(language)) throw new SetupError(usage)
  const [shop] = chooseShops(values.tenant === undefined ? [] : ['--tenant', values.tenant])
  if (!shop) throw new SetupError(usage)
  for (const line of await runStorefrontCommand(root, shop, ['language', language]))
    console.log(line)
} catch (error) {
  const isUsage =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (!(error instanceof SetupError) && !isUsage) throw error
  console.error(isUsage ? usage : error.message)
  process.exitCode = 1
}
