import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@floga/setup'

/** Builds the platform where nothing is built: turbo and `npm test` build the current source before. */
export default function buildPlatform(): void {
  const folder = join(repositoryRoot, 'apps', 'platform')
  if (existsSync(join(folder, 'dist', 'main.js'))) return
  execFileSync(process.execPath, ['build.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
