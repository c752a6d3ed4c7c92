import {
  createRemixServer,
  type RemixServer,
  type RemixServerOptions,
} from '../server/create-remix-server.js'
import type { ServerLog } from '../server/server-log.js'
import { plainPage } from '../server/plain-page.js'
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

/** A server with a test's app, called through fetch like a browser. */
export function createTestServer(app: TestApp = {}, options: Partial<RemixServerOptions> = {}) {
  const { build, renders } = createTestBuild(app)
  const platform: TestPlatform = { isUp: true, version: 'v1' }
  const lines: LogLine[] = []
  const logAt = (level: keyof ServerLog) => (fields: unknown) => void lines.push({ level, fields })
  const web = createRemixServer({
    build,
    publicUrl: 'https://shop.test',
    pages: {
      systemError: (pathname) => testPage(pathname, 'System error'),
      unsupportedBrowser: (pathname) => testPage(pathname, 'Your browser is not supported'),
    },
    cache: {
      version: async () => {
        if (!platform.isUp) throw new Error('away')
        return platform.version
      },
    },
    log: { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') },
    ...options,
  })
  return { web, renders, platform, lines, get: askWith(web) }
}

function testPage(pathname: string, title: string): string {
  const locale = /^\/en(\/|$)/.test(pathname) ? 'en' : 'el'
  return plainPage({ locale, title: `${title} (${locale})`, text: [] })
}

function askWith(web: RemixServer) {
  return async (path: string, init: RequestInit = {}): Promise<Response> =>
    web.fetch(new Request(`https://shop.test${path}`, init))
}
