import { createPlatformClient } from '@floga/api-client'
import { createNodeSender } from '@floga/api-client/node'
import { textDirection } from '@floga/i18n'
import { createAssetProxy, createRemixServer, plainPage } from '@floga/remix-server'
import type { RemixServer, RemixServerOptions, ServerLog } from '@floga/remix-server'

import { createLanguage, locales } from '../app/language.js'
import { shop } from '../app/shop.js'
import type { ShopSettings } from '../app/open-request.server.js'

/** Where the shop listens, and what it asks, from the environment. */
export const env = {
  host: process.env['HOST'] || '127.0.0.1',
  port: Number(process.env['PORT'] || 3100),
  platformUrl: process.env['PLATFORM_URL'] || 'http://127.0.0.1:4100',
}

/** One JSON object a line; messages of errors may hold what was typed, and are left out. */
export const log: ServerLog = {
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

/** Creates the shop around its build. */
export function createShop(
  options: Pick<RemixServerOptions, 'build' | 'files' | 'isDevelopment'>,
): RemixServer {
  const { main, data, auth } = {
    main: `${env.platformUrl}/main`,
    data: `${env.platformUrl}/data`,
    auth: `${env.platformUrl}/auth`,
  }
  const settings: ShopSettings = {
    endpoints: { main, data, auth },
    publicUrl: process.env['PUBLIC_URL'] || `http://${env.host}:${env.port}`,
    sendText: createNodeSender(),
  }
  const platform = createPlatformClient({
    ...settings,
    tenant: shop.id,
    locale: locales.defaultLocale.code,
    timezone: shop.timeZone,
  })
  return createRemixServer({
    ...options,
    publicUrl: settings.publicUrl,
    context: { settings },
    cache: { version: () => platform.rest.catalogueVersion() },
    assets: createAssetProxy({ origin: main, prefix: `/assets/${shop.id}/` }),
    pages: {
      systemError: (pathname) => plain(pathname, 'systemError'),
      unsupportedBrowser: (pathname) => plain(pathname, 'oldBrowser'),
    },
    log,
  })
}

/** A page that needs neither the app nor its styles. */
function plain(pathname: string, name: 'systemError' | 'oldBrowser'): string {
  const { locale } = locales.parsePath(pathname)
  const text = [createLanguage(locale).t(`errors.${name}`)]
  const direction = textDirection(locale.iso)
  return plainPage({ locale: locale.code, direction, title: shop.name, text })
}
