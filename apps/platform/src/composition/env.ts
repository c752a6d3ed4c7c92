import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { defaultAccessSeconds } from '../domains/auth/token.js'
import { providerNames } from '../domains/payment/provider-adapters.js'
import type { ProviderName } from '../domains/payment/provider-adapters.js'
import { noAccounts, readPaymentAccounts } from './payments/payment-accounts.js'
import type { PaymentAccounts } from './payments/payment-accounts.js'
import { searchEngines } from '../domains/catalogue/search-engine/search-engines.js'
import type { SearchEngineName } from '../domains/catalogue/search-engine/search-engines.js'
import { platformFiles } from './platform-files.js'

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a number from 0 to 65535'),
)

const address = (protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    ),
  )

const networks = v.pipe(
  v.string(),
  v.check(
    (value) => toList(value).every(isNetwork),
    'must be IP addresses or networks such as 10.0.0.0/8, with commas',
  ),
  v.transform(toList),
)

function toList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function isNetwork(text: string): boolean {
  const [host = '', bits, ...rest] = text.split('/')
  const version = isIP(host)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

// A shop renews a token fifteen seconds before its end.
const accessSeconds = 'must be a whole number of seconds from 16 to 86400'

const drainMs = 'must be whole milliseconds up to 99999'

const reportMs = 'must be whole milliseconds from 100 to 9999999'

const engineNames = Object.keys(searchEngines) as SearchEngineName[]

const envSchema = v.object({
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'production',
  ),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '127.0.0.1'),
  PORT: v.optional(port, '4100'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty'))),
  /** Folders of the tenants that it has from the first start on, with commas. */
  TENANT_FOLDERS: v.optional(
    v.pipe(
      v.string(),
      v.transform(toList),
      v.check(
        (folders) => folders.every((folder) => existsSync(join(folder, 'tenant.json'))),
        'must be folders with a tenant.json, with commas',
      ),
    ),
  ),
  /** Further lists of allowed GraphQL documents. */
  DOCUMENT_LISTS: v.optional(
    v.pipe(
      v.string(),
      v.transform(toList),
      v.check((files) => files.every((file) => existsSync(file)), 'must be files, with commas'),
    ),
    '',
  ),
  DATABASE_URL: v.optional(address(['postgres:', 'postgresql:'])),
  /** The server itself, if DATABASE_URL is a pooler in transaction mode. */
  DATABASE_DIRECT_URL: v.optional(address(['postgres:', 'postgresql:'])),
  /**
   * A server that follows that of DATABASE_URL: catalogues are read there while it is up to date.
   */
  DATABASE_REPLICA_URL: v.optional(address(['postgres:', 'postgresql:'])),
  /** Engine of the full-text search. */
  PRODUCT_SEARCH: v.optional(
    v.picklist(engineNames, `must be ${engineNames.join(' or ')}`),
    'memory',
  ),
  SMTP_URL: v.optional(address(['smtp:', 'smtps:'])),
  /** Where the shop is reached; links in mails begin with it. */
  SHOP_URL: v.optional(address(['http:', 'https:']), 'http://127.0.0.1:3000'),
  /**
   * Address of the register of VAT numbers (VIES). Without it numbers are confirmed by staff only.
   */
  VIES_URL: v.optional(address(['http:', 'https:'])),
  /** Name of one of the platform's payment adapters. */
  PAYMENT_PROVIDER: v.optional(
    v.picklist(providerNames, `must be ${providerNames.join(' or ')}`),
    'sandbox',
  ),
  /** Address of the payment provider. Without it no method that has a page is offered. */
  PAYMENT_PROVIDER_URL: v.optional(address(['http:', 'https:'])),
  /** Known to the provider and to this server alone. */
  PAYMENT_PROVIDER_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')),
  ),
  /** File with the tenants' accounts at payment providers; only the platform's user reads it. */
  PAYMENT_ACCOUNTS: v.optional(v.string()),
  /** Addresses or networks, separated by commas, of a shop on another machine. */
  TRUSTED_PROXIES: v.optional(networks, ''),
  /**
   * Key of the hashes by which networks are stored. By default one is generated and stored in the
   * data directory.
   */
  NETWORK_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')),
  ),
  /** Multiplies the rate limits of one network, for addresses with many shoppers. */
  LIMITS_FACTOR: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999'),
      v.transform(Number),
    ),
    '1',
  ),
  /** How long an access token is valid; the shop renews it while a page is open. */
  ACCESS_TOKEN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, accessSeconds),
      v.transform(Number),
      v.minValue(16, accessSeconds),
      v.maxValue(86_400, accessSeconds),
    ),
    String(defaultAccessSeconds),
  ),
  /**
   * Address of an OpenTelemetry collector (OTLP over HTTP). Without it telemetry is not loaded.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(address(['http:', 'https:'])),
  /** Between two reports of metrics; the name is OpenTelemetry's own. */
  OTEL_METRIC_EXPORT_INTERVAL: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{2,6}$/, reportMs), v.transform(Number)),
    '60000',
  ),
  /**
   * How long it keeps responding after the signal to stop, so that a load balancer notices first.
   */
  DRAIN_MS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/, drainMs), v.transform(Number)), '0'),
  /** Resizes the catalogue's images before they are requested. */
  WARM_PICTURES: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
})

/** The process's settings, parsed once at the start. */
export interface Env {
  mode: 'production' | 'development' | 'test'
  host: string
  port: number
  dataDir: string
  /** Each with `tenant.json` and `catalogue.jsonl`, and the files they refer to. */
  tenantFolders: readonly string[]
  /**
   * Files such as the previous release's `dist/persisted-documents.json`, whose shops still send
   * its hashes during an upgrade.
   */
  documentLists: readonly string[]
  databaseUrl: string | undefined
  /** Of the server itself, when `databaseUrl` is that of a pooler in transaction mode. */
  databaseDirectUrl: string | undefined
  /** Of a server that follows it, for reads of catalogues. */
  databaseReplicaUrl: string | undefined
  /** Engine of the full-text search. */
  productSearch: SearchEngineName
  smtpUrl: string | undefined
  viesUrl: string | undefined
  shopUrl: string
  trustedProxies: readonly string[]
  accessTokenSeconds: number
  limitsFactor: number
  /** Undefined when it is generated and stored in the data directory. */
  networkSecret: string | undefined
  /** Undefined when no provider is connected. */
  paymentProvider: { name: ProviderName; url: string; secret: string } | undefined
  /** The tenants' accounts at other providers. */
  paymentAccounts: PaymentAccounts
  warmImages: boolean
  /** Milliseconds between the signal to stop and stopping. */
  drainMs: number
  /** Undefined where no traces are sent. */
  otlpEndpoint: string | undefined
  /** Milliseconds between two reports of metrics. */
  metricsEveryMs: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

/** A setting that cannot be used; the message is one line for the person who started it. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
}

/** @throws {EnvError} naming the first invalid setting and its valid values. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = v.safeParse(envSchema, given)
  if (!result.success) {
    const issue = result.issues[0]
    const name = v.getDotPath(issue) ?? 'A setting'
    const shown = name.endsWith('_SECRET') ? '' : `, not ${JSON.stringify(issue.input)}`
    throw new EnvError(`${name} ${issue.message}${shown}.`)
  }
  const env = result.output
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    // Processes that it starts work in another folder.
    dataDir: resolve(env.DATA_DIR ?? platformFiles.defaultDataDir),
    tenantFolders: (env.TENANT_FOLDERS ?? [platformFiles.catalogue]).map((folder) =>
      resolve(folder),
    ),
    documentLists: env.DOCUMENT_LISTS,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrl: env.DATABASE_URL === undefined ? undefined : env.DATABASE_REPLICA_URL,
    productSearch: env.PRODUCT_SEARCH,
    smtpUrl: env.SMTP_URL,
    viesUrl: env.VIES_URL?.replace(/\/+$/, ''),
    shopUrl: env.SHOP_URL.replace(/\/+$/, ''),
    trustedProxies: env.TRUSTED_PROXIES,
    accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
    limitsFactor: env.LIMITS_FACTOR,
    networkSecret: env.NETWORK_SECRET,
    paymentProvider: parseProvider(env),
    paymentAccounts: parseAccounts(env),
    warmImages: env.WARM_PICTURES === 'on',
    drainMs: env.DRAIN_MS,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
    metricsEveryMs: env.OTEL_METRIC_EXPORT_INTERVAL,
    logLevel: env.LOG_LEVEL,
  }
}

function parseProvider(env: v.InferOutput<typeof envSchema>): Env['paymentProvider'] {
  const { PAYMENT_PROVIDER: name, PAYMENT_PROVIDER_URL: url } = env
  if (url === undefined) return undefined
  const secret = env.PAYMENT_PROVIDER_SECRET
  if (secret === undefined) {
    throw new EnvError('PAYMENT_PROVIDER_SECRET is missing: PAYMENT_PROVIDER_URL needs it.')
  }
  return { name, url: url.replace(/\/+$/, ''), secret }
}

function parseAccounts({
  PAYMENT_ACCOUNTS: file,
}: v.InferOutput<typeof envSchema>): PaymentAccounts {
  if (file === undefined) return noAccounts
  try {
    return readPaymentAccounts(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new EnvError(`PAYMENT_ACCOUNTS names ${file}: ${reason}.`, { cause: error })
  }
}
