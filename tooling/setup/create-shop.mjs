import { repositoryRoot as root } from './src/repository-root.mjs'
import { createShop } from './src/shop/create-shop.mjs'
import { SetupError } from './src/setup-error.mjs'

try {
  const name = process.argv.slice(2).find((one) => one !== '--')
  const { folder, files } = await createShop({ root, name: name ?? '' })
  console.log(`${folder}: ${files} files. Next: pnpm install, then npm start -- --tenant ${name}`)
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
