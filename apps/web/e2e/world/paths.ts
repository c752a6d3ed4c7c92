import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const webFolder = fileURLToPath(new URL('../..', import.meta.url))
const platformFolder = join(webFolder, '../platform')

/** Where what is under test lies, once it is built. */
export const paths = {
  webFolder,
  platformFolder,
  webServer: join(webFolder, 'build/http/main.js'),
  platformServer: join(platformFolder, 'dist/main.js'),
  platformCommand: join(platformFolder, 'dist/command.js'),
} as const

/** Environment variable that tells the workers where the filled data directory lies. */
export const templateVariable = 'FLOGA_E2E_TEMPLATE'
