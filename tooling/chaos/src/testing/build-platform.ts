import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { repositoryRoot } from '@floga/setup'

/** Builds the platform, so that the cases run on the current source. */
export default function buildPlatform(): void {
  execFileSync(process.execPath, ['build.mjs'], {
    cwd: join(repositoryRoot, 'apps', 'platform'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
