import { createRemixServer, type RemixServer, type RemixServerOptions } from '../http/create-remix-server.js'
import type { ServerLog } from '../http/server-log.js'
import { createTestBuild, type TestApp } from './create-test-build.js'

/** A platform that a test switches off and on. */
export interface TestPlatform {
  isUp: boolean
  version: string
}

/** A line that the server logged. */
export interface LogLine {
  level: keyof ServerLog
  fields: unknown
}

/** A server around a test's app, asked through fetch as a browser would. */
export function createTestServer(app: TestApp = {}, options: Partial<RemixServerOptions> = {}) {
  const { build, renders } = createTestBuild(app)
  const platform: TestPlatform = { isUp: true, version: 'v1' }
  const lines: LogLine[] = []
  const logAt = (level: keyof ServerLog) => (fields: unknown) => void lines.push({ level, fields })
  const web = createRemixServer({
    build,
    tenant: 'floga',
    settings: {
      endpoints: {
        main: 'http://127.0.0.1:1',
        data: 'http://127.0.0.1:1',
        auth: 'http://127.0.0.1:1',
      },
      publicUrl: 'https://shop.test',
      cookieSecret: 'a secret of thirty-two characters',
    },
    localeOf: (pathname) => (/^\/en(\/|$)/.test(pathname) ? 'en' : 'el'),
    platform: {
      catalogueVersion: async () => {
        if (!platform.isUp) throw new Error('away')
        return platform.version
      },
    },
    log: { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') },
    cachedQueryNames: ['page', 'sort'],
    ...options,
  })
  return { web, renders, platform, lines, get: askWith(web) }
}

function askWith(web: RemixServer) {
  return async (path: string, init: RequestInit = {}): Promise<Response> =>
    web.fetch(new Request(`https://shop.test${path}`, init))
}
