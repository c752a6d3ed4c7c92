import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const webFolder = fileURLToPath(new URL('../..', import.meta.url))
const platformFolder = join(webFolder, '../platform')
const sandboxFolder = join(webFolder, '../payment-sandbox')

/** Where the built servers under test are. */
export const paths = {
  webFolder,
  platformFolder,
  webServer: join(webFolder, 'build/http/main.js'),
  sandboxFolder,
  sandboxServer: join(sandboxFolder, 'dist/main.js'),
  platformServer: join(platformFolder, 'dist/main.js'),
  platformCommand: join(platformFolder, 'dist/command.js'),
} as const

/** Environment variable with the folder that all shops of a run share. */
export const templateVariable = 'FLOGA_E2E_TEMPLATE'

const shared = (name: string): string => join(process.env[templateVariable] ?? '', name)

/** The data directory that every shop starts with a copy of. */
export const template = (): string => shared('data')

/** Resized images, made once a run: their names change with their bytes. */
export const imageCache = (): string => shared('images')
