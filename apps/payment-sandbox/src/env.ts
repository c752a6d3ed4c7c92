import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

/** Settings of one running sandbox. */
export interface Env {
  host: string
  port: number
  /** Folder of its journal. */
  dataDir: string
  /** Where browsers reach it, without a trailing slash. */
  publicUrl: string
  /** Origins that may embed its pages in an iframe and receive the final post. */
  shopOrigins: readonly string[]
  /** Where events are sent. */
  eventsUrl: string
  /** Opens the API, signs the events. */
  secret: string
}

/** A setting that cannot be used; the message is one line. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
}

const url = v.pipe(
  v.string(),
  v.url('must be an address'),
  v.regex(/^https?:/, 'must be an address'),
)
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.check((text) => isOrigin(text), 'must be origins, with commas'),
    ),
  ),
)

const schema = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port'), v.transform(Number)),
    '4200',
  ),
  DATA_DIR: v.optional(v.string()),
  PUBLIC_URL: v.optional(url),
  SHOP_ORIGINS: v.optional(origins, 'http://127.0.0.1:3000,http://localhost:3000'),
  EVENTS_URL: v.optional(url, 'http://127.0.0.1:4100/payments/events/sandbox'),
  PAYMENT_PROVIDER_SECRET: v.pipe(
    v.optional(v.string(), ''),
    v.minLength(32, 'must have at least 32 characters'),
  ),
})

const defaultDataDir = fileURLToPath(new URL('../../../.data/payment-sandbox', import.meta.url))

/** @throws {EnvError} naming the first setting that cannot be used. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, given)
  if (!result.success) {
    const [issue] = result.issues
    throw new EnvError(`${String(issue.path?.[0]?.key ?? 'A setting')} ${issue.message}.`)
  }
  const env = result.output
  const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR ?? defaultDataDir,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    shopOrigins: env.SHOP_ORIGINS,
    eventsUrl: env.EVENTS_URL,
    secret: env.PAYMENT_PROVIDER_SECRET,
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}
