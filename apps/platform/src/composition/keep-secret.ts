import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Reads a secret from a file that only its owner can read; the first start creates it. */
export async function keepSecret(file: string): Promise<string> {
  const made = randomBytes(32).toString('base64url')
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const kept = (await readFile(file, 'utf8')).trim()
    if (kept.length < 32) {
      throw new Error(`${file} contains no valid secret. Delete it to generate a new one.`, {
        cause: error,
      })
    }
    return kept
  }
}
