import { execFile } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from './images.js'

/**
 * Copies the repository's files to an empty folder, as `COPY . .` does: without those in
 * `.gitignore`. @returns the folder.
 */
export async function copyRepository(folder: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: repositoryRoot, maxBuffer: 64 * 1024 * 1024 },
  )
  for (const file of stdout.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(repositoryRoot, file), join(folder, file))
  }
  return folder
}
