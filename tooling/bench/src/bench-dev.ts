import { readFile } from 'node:fs/promises'
import { startClone } from './start-clone.js'

/**
 * Measures `pnpm dev` in a fresh clone, twice: seconds until dependencies are installed and the
 * first page is rendered.
 */
export async function benchDev(print: (text: string) => void): Promise<void> {
  await startClone({
    program: 'tooling/setup/dev.mjs',
    readyPath: '/en/contact',
    columns: ['installed, s', 'first page, s'],
    print,
    measure: async ({ logFile, secondsSinceStart }) => [
      await readInstallation(logFile),
      secondsSinceStart().toFixed(1),
    ],
  })
}

/**
 * When dependencies were installed, in seconds since the start of the command; empty if they
 * already were.
 */
async function readInstallation(logFile: string): Promise<string> {
  const log = await readFile(logFile, 'utf8')
  return /\[\s*([\d.]+) s\] Dependencies: installed/u.exec(log)?.[1] ?? ''
}
