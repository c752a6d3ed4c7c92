import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The secret that platform and sandbox share: the given one, else one that is made once and kept beside the
 * sandbox's journal, where only its owner reads it.
 *
 * @param {{ dataDir: string, env: NodeJS.ProcessEnv }} options
 * @returns {string}
 */
export function provideProviderSecret({ dataDir, env }) {
  if (env.PAYMENT_PROVIDER_SECRET) return env.PAYMENT_PROVIDER_SECRET
  const file = join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dirname(file), { recursive: true })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
