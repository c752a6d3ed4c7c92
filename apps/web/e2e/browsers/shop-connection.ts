import { createHash } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { text } from 'node:stream/consumers'

const errorPath = '/browser-error'
const violationPath = '/policy-violation'

/**
 * The way from a browser to a shop. It can be cut, and every page reports over it, whichever
 * protocol drives the browser.
 */
export interface ShopConnection {
  url: string
  /** Refuses connections, as when the visitor has none. */
  cut(): Promise<void>
  restore(): Promise<void>
  /**
   * Errors of the console, uncaught ones, files that failed to load, and violations of the content
   * policy.
   */
  problems(): readonly string[]
  close(): Promise<void>
}

/** Opens a connection to a shop, on a port of its own. */
export async function openShopConnection(shopUrl: string): Promise<ShopConnection> {
  const problems: string[] = []

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, headers, url } = incoming
    const sent = { ...headers, 'accept-encoding': 'identity' }
    const passed = request(`${shopUrl}${url}`, { method, headers: sent }, (answer) => {
      const { statusCode: status = 502 } = answer
      // An error event of a page does not tell a failed request from one that the browser aborted.
      if (status >= 500 || (status >= 400 && url?.startsWith('/assets/'))) {
        problems.push(`failed: ${status} ${method} ${url}`)
      }
      void passOn(answer, outgoing).catch(() => outgoing.destroy())
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  }

  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== errorPath && incoming.url !== violationPath) {
      forward(incoming, outgoing)
      return
    }
    const isViolation = incoming.url === violationPath
    void text(incoming).then((body) => problems.push(isViolation ? describeReport(body) : body))
    outgoing.writeHead(204).end()
  })
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', () => resolve())
    })
  await listen(0)
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo
  const cut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    restore: () => listen(port),
    problems: () => problems,
    close: () => (server.listening ? cut() : Promise.resolve()),
  }
}

/** Sends errors of a page. It is gone before React reads the document. */
const reporter = `{
  let isLeaving = false
  addEventListener('beforeunload', () => (isLeaving = true))
  addEventListener('pageshow', () => (isLeaving = false))
  // What a page was still loading when it was left fails, in some browsers.
  const report = (text) =>
    isLeaving || navigator.sendBeacon('${errorPath}', text + ' on ' + location.pathname)
  const { error } = console
  console.error = (...parts) => (report('console: ' + parts.map(String).join(' ')), error(...parts))
  addEventListener('error', ({ error, message }) => report('uncaught: ' + (error?.stack ?? message)))
  addEventListener('unhandledrejection', (event) => setTimeout(() => {
    const { reason } = event
    if (!event.defaultPrevented) report('rejected: ' + reason + ' ' + (reason?.stack ?? ''))
  }))
  document.currentScript.remove()
}`
const reporterHash = `'sha256-${createHash('sha256').update(reporter).digest('base64')}'`

async function passOn(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const headers = withReports(answer.headers)
  const status = answer.statusCode ?? 502
  if (answer.headers['content-type']?.startsWith('text/html') !== true) {
    outgoing.writeHead(status, headers)
    // Whichever end breaks off, the other is not left waiting.
    pipeline(answer, outgoing, () => undefined)
    return
  }
  const html = (await text(answer)).replace('<head>', () => `<head><script>${reporter}</script>`)
  const { 'content-length': _, ...others } = headers
  outgoing.writeHead(status, others).end(html)
}

/** Lets the reporter run, and browsers report violations. */
function withReports(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const policy = headers['content-security-policy']
  if (policy === undefined) return headers
  const open = String(policy).replace("script-src 'self'", `script-src 'self' ${reporterHash}`)
  return { ...headers, 'content-security-policy': `${open}; report-uri ${violationPath}` }
}

function describeReport(body: string): string {
  const { 'csp-report': report } = JSON.parse(body) as { 'csp-report'?: Record<string, string> }
  const directive = report?.['effective-directive'] ?? report?.['violated-directive']
  return `policy: ${directive} ${report?.['blocked-uri']} on ${report?.['document-uri']}`
}
