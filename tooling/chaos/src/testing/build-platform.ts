import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { repositoryRoot } from '@floga/setup'

/** Builds the platform as it stands: the proofs are about that, not about an older one. */
export default function buildPlatform(): void {
  execFileSync(process.execPath, ['build.mjs'], {
    cwd: join(repositoryRoot, 'apps', 'platform'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
