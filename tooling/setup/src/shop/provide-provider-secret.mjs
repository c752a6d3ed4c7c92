import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Returns the secret that platform and sandbox share: the given one, else one that is generated
 * once and stored next to the sandbox's journal, readable only by its owner.
 *
 * @param {{ dataDir: string, env: NodeJS.ProcessEnv }} options
 * @returns {string}
 */
export function provideProviderSecret({ dataDir, env }) {
  if (env.PAYMENT_PROVIDER_SECRET) return env.PAYMENT_PROVIDER_SECRET
  const file = join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
