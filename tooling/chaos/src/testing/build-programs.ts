import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@floga/setup'

/** Programs that the cases start, by the last file of their build. */
const programs = {
  platform: 'dist/main.js',
  'payment-sandbox': 'dist/main.js',
  web: 'build/http/main.js',
}

/** Builds programs that are not built: turbo and `npm test` build the current source before. */
export default function buildPrograms(): void {
  for (const [name, file] of Object.entries(programs)) {
    const folder = join(repositoryRoot, 'apps', name)
    if (existsSync(join(folder, file))) continue
    execFileSync('pnpm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}
