import type { PlatformEndpoints } from '@floga/platform-contract'
import * as v from 'valibot'

/** Settings of one running shop. */
export interface StorefrontEnv {
  port: number
  host: string
  endpoints: PlatformEndpoints
  /** Origins from which pages may load images, besides the shop's own. */
  imageOrigins: readonly string[]
  /** Origin under which visitors reach the shop, without a trailing slash. */
  publicUrl: string
  /**
   * Folder with the scripts and styles of all builds, shared by all shops; undefined where each has
   * its own alone.
   */
  sharedAssetsDir: string | undefined
  /** Secret for sealed cookies; undefined when it is to be generated and stored. */
  sessionSecret: string | undefined
  /** Whether a proxy in front adds the visitor's address to X-Forwarded-For. */
  trustsProxy: boolean
  /** Minimum time to fill in a form, in milliseconds. */
  formPauseMs: number
  /** Milliseconds that a page waits for the platform. */
  platformDeadlineMs: number
  /** Milliseconds for which it keeps responding after the signal to stop. */
  drainMs: number
  /** OTLP/HTTP endpoint of an OpenTelemetry collector; undefined to disable tracing. */
  otlpEndpoint: string | undefined
  /** False for a test installation, which search engines are turned away from. */
  isIndexed: boolean
  /**
   * Whether browsers cache visited pages; if disabled, an installed service worker unregisters
   * itself.
   */
  hasServiceWorker: boolean
  logLevel: string
  isProduction: boolean
}

/** A setting that cannot be used, in one line. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
}

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(65_535),
)
const address = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:/),
  v.transform((text) => text.replace(/\/+$/, '')),
)
const origin = v.pipe(
  address,
  v.check((text) => new URL(text).origin === text),
)

/** Each setting with its error message. */
const settings = {
  PORT: [v.optional(port, '3000'), 'use a whole number from 1 to 65535'],
  HOST: [v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'), 'use an address or a name'],
  PLATFORM_URL: [v.optional(address, 'http://127.0.0.1:4100'), 'use an http or https address'],
  PLATFORM_MAIN_URL: [v.optional(address), 'use an http or https address'],
  PLATFORM_DATA_URL: [v.optional(address), 'use an http or https address'],
  PLATFORM_AUTH_URL: [v.optional(address), 'use an http or https address'],
  IMAGE_ORIGINS: [
    v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(',').map((one) => one.trim())),
        v.array(origin),
      ),
    ),
    'use origins such as https://images.example, several with commas',
  ],
  PUBLIC_URL: [v.optional(origin), 'use an origin such as https://shop.example, without a path'],
  SESSION_SECRET: [v.optional(v.pipe(v.string(), v.minLength(32))), 'use at least 32 characters'],
  SHARED_ASSETS_DIR: [v.optional(v.string()), 'use a folder'],
  FORM_PAUSE_MS: [
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)), '2000'),
    'use whole milliseconds up to 99999',
  ],
  PLATFORM_DEADLINE_MS: [
    v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{2,4}$/), v.transform(Number)), '5000'),
    'use whole milliseconds from 100 to 99999',
  ],
  OTEL_EXPORTER_OTLP_ENDPOINT: [v.optional(address), 'use an http or https address'],
  DRAIN_MS: [
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)), '500'),
    'use whole milliseconds up to 99999',
  ],
  SEARCH_ENGINES: [v.optional(v.picklist(['0', '1']), '1'), 'use 0 or 1'],
  SERVICE_WORKER: [v.optional(v.picklist(['0', '1']), '1'), 'use 0 or 1'],
  TRUST_PROXY: [v.optional(v.picklist(['0', '1']), '0'), 'use 0 or 1'],
  LOG_LEVEL: [
    v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
    'use debug, info, warn, error or silent',
  ],
  NODE_ENV: [
    v.optional(v.picklist(['production', 'development', 'test']), 'production'),
    'use production, development or test',
  ],
} as const

/**
 * Reads the settings of a shop from an environment; an empty one counts as unset.
 *
 * @throws {EnvError} naming the first invalid setting and its valid values.
 */
export function readStorefrontEnv(
  source: Readonly<Record<string, string | undefined>>,
): StorefrontEnv {
  const read = <Name extends keyof typeof settings>(name: Name) => {
    const [schema, advice] = settings[name]
    const result = v.safeParse(schema, source[name] || undefined)
    if (result.success) return result.output as v.InferOutput<(typeof settings)[Name][0]>
    const shown = name === 'SESSION_SECRET' ? '' : `=${source[name]}`
    throw new EnvError(`${name}${shown} cannot be used: ${advice}.`)
  }

  const platform = read('PLATFORM_URL')
  const [host, portNumber] = [read('HOST'), read('PORT')]
  return {
    port: portNumber,
    host,
    endpoints: {
      main: read('PLATFORM_MAIN_URL') ?? `${platform}/main`,
      data: read('PLATFORM_DATA_URL') ?? `${platform}/data`,
      auth: read('PLATFORM_AUTH_URL') ?? `${platform}/auth`,
    },
    imageOrigins: read('IMAGE_ORIGINS') ?? [],
    publicUrl: read('PUBLIC_URL') ?? `http://${nameOf(host)}:${portNumber}`,
    sharedAssetsDir: read('SHARED_ASSETS_DIR'),
    sessionSecret: read('SESSION_SECRET'),
    trustsProxy: read('TRUST_PROXY') === '1',
    drainMs: read('DRAIN_MS'),
    otlpEndpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
    isIndexed: read('SEARCH_ENGINES') === '1',
    formPauseMs: read('FORM_PAUSE_MS'),
    platformDeadlineMs: read('PLATFORM_DEADLINE_MS'),
    hasServiceWorker: read('SERVICE_WORKER') === '1',
    logLevel: read('LOG_LEVEL'),
    isProduction: read('NODE_ENV') === 'production',
  }
}

/** A name that a browser can open: an address that means 'every interface' is none. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
