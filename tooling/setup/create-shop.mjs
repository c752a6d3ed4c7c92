import { repositoryRoot as root } from './src/repository-root.mjs'
import { createLargeTenant } from './src/shop/create-large-tenant.mjs'
import { createShop } from './src/shop/create-shop.mjs'
import { SetupError } from './src/setup-error.mjs'

try {
  const given = process.argv.slice(2).filter((one) => one !== '--')
  const isLarge = given.includes('--large')
  const name = given.find((one) => !one.startsWith('--')) ?? ''
  const { folder, files } = await (isLarge ? createLargeTenant : createShop)({ root, name })
  const install = isLarge ? '' : 'pnpm install, then '
  console.log(`${folder}: ${files} files. Next: ${install}npm start -- --tenant ${name}`)
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
