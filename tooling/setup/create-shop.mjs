import { parseArgs } from 'node:util'
import { repositoryRoot as root } from './src/repository-root.mjs'
import { createLargeTenant } from './src/shop/create-large-tenant.mjs'
import { createShop } from './src/shop/create-shop.mjs'
import { readPlace } from './src/shop/new-tenant.mjs'
import { SetupError } from './src/setup-error.mjs'

try {
  const { values, positionals } = readArguments()
  const [name = ''] = positionals
  const isLarge = values.large
  const create = isLarge ? createLargeTenant : createShop
  const { languages = 'en', vat = '24' } = values
  const { folder, files } = await create({ root, name, place: readPlace(values), languages, vat })
  const install = isLarge ? '' : 'pnpm install, then '
  console.log(`${folder}: ${files} files. Next: ${install}npm start -- --tenant ${name}`)
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function readArguments() {
  const place = /** @type {const} */ ({ type: 'string' })
  try {
    return parseArgs({
      args: process.argv.slice(2).filter((one) => one !== '--'),
      allowPositionals: true,
      options: {
        large: { type: 'boolean', default: false },
        country: place,
        currency: place,
        languages: place,
        vat: place,
        'time-zone': place,
      },
    })
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error))
  }
}
