import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A local analytics provider that records its requests. */
export interface TrackingServer {
  url: string
  /** Every request so far, as path and body. */
  requests: { path: string; body: string }[]
  /** Names of the events that the tag and the pixel have sent. */
  events(): string[]
  close(): Promise<void>
}

/** The subset of the provider's script that handles the command queue. */
const tag = `
const isGranted = () => [...window.dataLayer].findLast(([name]) => name === 'consent')?.[2].analytics_storage === 'granted'
const origin = new URL(document.currentScript.src).origin
const take = (words) => {
  const [command, name, data] = words
  if (command !== 'event' || !isGranted()) return
  document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=60'
  fetch(origin + '/g/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ name, data }) })
}
for (const words of window.dataLayer) take(words)
window.dataLayer.push = (words) => { Array.prototype.push.call(window.dataLayer, words); take(words) }
`

export async function startTrackingServer(): Promise<TrackingServer> {
  const requests: { path: string; body: string }[] = []
  const server = createServer((incoming, outgoing) => {
    const { url: path = '', method } = incoming
    const answer = async (): Promise<void> => {
      const body = method === 'POST' ? await text(incoming) : ''
      requests.push({ path, body })
      const isScript = path.startsWith('/gtag/js')
      outgoing.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
      outgoing.writeHead(isScript ? 200 : 204, { 'Content-Type': 'text/javascript' })
      outgoing.end(isScript ? tag : undefined)
    }
    answer().catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    events: () =>
      requests.flatMap(({ path, body }) => {
        if (path === '/g/collect') return [(JSON.parse(body) as { name: string }).name]
        return new URL(path, 'http://127.0.0.1').searchParams.getAll('ev')
      }),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
