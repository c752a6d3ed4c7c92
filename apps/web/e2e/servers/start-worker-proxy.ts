import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { paths } from './paths.js'

/** Which worker a shop serves: the one of its build, of the next one, or the one that removes itself. */
export type ServedWorker = 'this-build' | 'next-build' | 'removal'

/** A shop whose service worker can be exchanged. */
export interface WorkerProxy {
  url: string
  serve(worker: ServedWorker): void
  close(): Promise<void>
}

/** Hands everything but the service worker through to a shop. */
export async function startWorkerProxy(shopUrl: string): Promise<WorkerProxy> {
  let served: ServedWorker = 'this-build'
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/sw.js') {
      void sendWorker(outgoing, served)
      return
    }
    const { method, headers, url } = incoming
    const passed = request(`${shopUrl}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      // Whichever end breaks off, the other is not left waiting.
      pipeline(answer, outgoing, () => undefined)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    serve(worker) {
      served = worker
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function sendWorker(outgoing: ServerResponse, served: ServedWorker): Promise<void> {
  const script = await readWorker(served)
  outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
  outgoing.end(script)
}

async function readWorker(served: ServedWorker): Promise<string> {
  const folder = join(paths.webFolder, 'build', 'worker')
  if (served === 'removal') return readFile(join(folder, 'off', 'sw.js'), 'utf8')
  const script = await readFile(join(folder, 'on', 'sw.js'), 'utf8')
  return served === 'this-build' ? script : script.replace(/build:\s*"(\w+)"/, 'build:"$1-next"')
}
