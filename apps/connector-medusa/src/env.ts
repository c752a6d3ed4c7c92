import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

/** Settings of the connector. */
export interface Env {
  port: number
  /** Folder of its state. */
  dataDir: string
  medusaUrl: string
  /** Secret API key of Medusa. */
  medusaKey: string
  platformUrl: string
  tenant: string
  /** Key of the platform for programs. */
  platformKey: string
  /** Known to the subscribers in Medusa. */
  eventsSecret: string
  /** Signs the platform's webhooks; without it orders are asked for every minute alone. */
  webhookSecret: string | undefined
  /** Hour of the day at which everything is read. */
  readAllAt: number
}

/** A setting that cannot be used; the message is one line. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
}

const address = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an address that begins with http:// or https://',
  ),
  v.transform((text) => text.replace(/\/+$/, '')),
)
const secret = (longest: number) =>
  v.pipe(v.string(), v.minLength(longest, `must have at least ${longest} characters`))
const whole = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, `must be a number from 0 to ${most}`),
    v.transform(Number),
    v.maxValue(most, `must be a number from 0 to ${most}`),
  )

const schema = v.object({
  PORT: v.optional(whole(65_535), '4300'),
  DATA_DIR: v.optional(v.string()),
  MEDUSA_URL: v.optional(address, 'http://127.0.0.1:9000'),
  MEDUSA_API_KEY: secret(16),
  PLATFORM_URL: v.optional(address, 'http://127.0.0.1:4100'),
  TENANT: v.optional(v.string(), 'floga'),
  PLATFORM_KEY: secret(16),
  CONNECTOR_SECRET: secret(32),
  WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.startsWith('whsec_', 'must begin with whsec_'))),
  READ_ALL_AT: v.optional(whole(23), '3'),
})

const defaultDataDir = fileURLToPath(new URL('../../../.data/connector-medusa', import.meta.url))

/** @throws {EnvError} naming the first setting that cannot be used. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, given)
  if (!result.success) {
    const [issue] = result.issues
    const problem = issue.received === 'undefined' ? 'is missing' : issue.message
    throw new EnvError(`${String(issue.path?.[0]?.key ?? 'A setting')} ${problem}.`)
  }
  const env = result.output
  return {
    port: env.PORT,
    dataDir: env.DATA_DIR ?? defaultDataDir,
    medusaUrl: env.MEDUSA_URL,
    medusaKey: env.MEDUSA_API_KEY,
    platformUrl: env.PLATFORM_URL,
    tenant: env.TENANT,
    platformKey: env.PLATFORM_KEY,
    eventsSecret: env.CONNECTOR_SECRET,
    webhookSecret: env.WEBHOOK_SECRET,
    readAllAt: env.READ_ALL_AT,
  }
}
