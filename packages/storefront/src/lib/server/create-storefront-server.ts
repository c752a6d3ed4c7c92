import { createPlatformClient } from '@floga/api-client'
import { createNodeSender } from '@floga/api-client/node'
import { textDirection } from '@floga/i18n'
import { createAssetProxy, createRemixServer, plainPage } from '@floga/remix-server'
import type { RemixServer, RemixServerOptions, ServerLog } from '@floga/remix-server'

import type { Storefront } from '../create-storefront.js'
import type { StorefrontSettings } from '../request/open-request.js'

/** Where a shop listens, and what it asks. */
export interface StorefrontEnv {
  host: string
  port: number
  platformUrl: string
  /** The address that shoppers know; where it listens when left out. */
  publicUrl: string
}

/** Reads where a shop listens from `HOST`, `PORT`, `PLATFORM_URL` and `PUBLIC_URL`. */
export function readStorefrontEnv(
  env: Readonly<Record<string, string | undefined>>,
): StorefrontEnv {
  const host = env['HOST'] || '127.0.0.1'
  const port = Number(env['PORT'] || 3100)
  const platformUrl = env['PLATFORM_URL'] || 'http://127.0.0.1:4100'
  return { host, port, platformUrl, publicUrl: env['PUBLIC_URL'] || `http://${host}:${port}` }
}

/** One JSON object a line; messages of errors may hold what was typed, and are left out. */
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
  const settings: StorefrontSettings = {
    endpoints: { main, data, auth },
    publicUrl: env.publicUrl,
    sendText: createNodeSender(),
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
    context: { settings },
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
