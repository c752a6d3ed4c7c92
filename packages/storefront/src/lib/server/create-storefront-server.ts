import { randomUUID } from 'node:crypto'
import { createPlatformClient } from '@floga/api-client'
import { createNodeSender } from '@floga/api-client/node'
import { textDirection } from '@floga/i18n'
import { createAssetProxy, createRemixServer, plainPage } from '@floga/remix-server'
import type { RemixServer, RemixServerOptions, ServerLog } from '@floga/remix-server'

import type { Storefront } from '../create-storefront.js'
import type { ShopSettings } from '../../request/shop-load-context.js'

/** Address and platform of a shop. */
export interface StorefrontEnv {
  host: string
  port: number
  platformUrl: string
  /** The public address. @default the address on which it listens */
  publicUrl: string
  /** Origins from which pages may load images, besides its own. @default none */
  imageOrigins?: readonly string[]
  /**
   * Secret of sealed cookies, at least 32 characters and the same in every process.
   *
   * @default one of this process alone
   */
  sessionSecret?: string
}

/** Milliseconds that a page waits for the platform. */
const PLATFORM_DEADLINE_MS = 5_000

/**
 * Reads where a shop listens from `HOST`, `PORT`, `PLATFORM_URL` and `PUBLIC_URL`, where its
 * images are from `IMAGE_ORIGINS`, and `SESSION_SECRET`.
 *
 * @throws when `IMAGE_ORIGINS` names something else than origins.
 */
export function readStorefrontEnv(
  env: Readonly<Record<string, string | undefined>>,
): StorefrontEnv {
  const host = env['HOST'] || '127.0.0.1'
  const port = Number(env['PORT'] || 3100)
  const platformUrl = env['PLATFORM_URL'] || 'http://127.0.0.1:4100'
  const publicUrl = env['PUBLIC_URL'] || `http://${host}:${port}`
  const sessionSecret = env['SESSION_SECRET']
  return {
    host,
    port,
    platformUrl,
    publicUrl,
    imageOrigins: readOrigins(env['IMAGE_ORIGINS']),
    ...(sessionSecret ? { sessionSecret } : {}),
  }
}

function readOrigins(text: string | undefined): string[] {
  const origins = text ? text.split(',').map((one) => one.trim()) : []
  const wrong = origins.find((one) => !URL.canParse(one) || new URL(one).origin !== one)
  if (wrong === undefined) return origins
  throw new Error(
    `IMAGE_ORIGINS has ${wrong}: use origins such as https://images.example, several with commas.`,
  )
}

/**
 * Logs one JSON object per line. Error messages are omitted because they may contain user input.
 */
export const storefrontLog: ServerLog = {
  debug: () => undefined,
  info: (fields, message) => write('info', fields, message),
  warn: (fields, message) => write('warn', fields, message),
  error: (fields, message) => write('error', fields, message),
}

function write(level: string, fields: { err?: unknown }, message: string): void {
  const { err, ...rest } = fields
  const error = err instanceof Error ? { error: err.name } : {}
  console.log(JSON.stringify({ level, message, ...rest, ...error }))
}

/** Creates a shop's server around its build. */
export function createStorefrontServer(
  shop: Storefront,
  env: StorefrontEnv,
  options: Pick<RemixServerOptions, 'build' | 'files' | 'isDevelopment'>,
): RemixServer {
  const { main, data, auth } = {
    main: `${env.platformUrl}/main`,
    data: `${env.platformUrl}/data`,
    auth: `${env.platformUrl}/auth`,
  }
  const settings: ShopSettings = {
    endpoints: { main, data, auth },
    publicUrl: env.publicUrl,
    sendText: createNodeSender(),
    cookieSecret: env.sessionSecret ?? randomUUID(),
    platformDeadlineMs: PLATFORM_DEADLINE_MS,
    isIndexed: true,
    hasServiceWorker: false,
  }
  const platform = createPlatformClient({
    ...settings,
    tenant: shop.id,
    locale: shop.locales.defaultLocale.code,
    timezone: shop.timeZone,
  })
  return createRemixServer({
    ...options,
    publicUrl: settings.publicUrl,
    policy: { 'img-src': env.imageOrigins ?? [] },
    context: { settings, shop },
    cache: { version: () => platform.rest.catalogueVersion() },
    assets: createAssetProxy({ origin: main, prefix: `/assets/${shop.id}/` }),
    pages: {
      systemError: (pathname) => plain(shop, pathname, 'systemError'),
      unsupportedBrowser: (pathname) => plain(shop, pathname, 'oldBrowser'),
    },
    log: storefrontLog,
  })
}

/** A page that needs neither the app nor its styles. */
function plain(shop: Storefront, pathname: string, name: 'systemError' | 'oldBrowser'): string {
  const { locale } = shop.locales.parsePath(pathname)
  const text = [shop.languageOf(locale).t(`errors.${name}`)]
  const direction = textDirection(locale.iso)
  return plainPage({ locale: locale.code, direction, title: shop.name, text })
}
