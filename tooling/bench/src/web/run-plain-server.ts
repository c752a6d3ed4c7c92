import { get } from 'node:http'
import { forkServer, type ForkedServer } from './fork-server.js'

/** A response as sent: compressed, with its headers. */
export interface WireAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Fetches without decompressing, as a browser that reads brotli, or only gzip, asks. */
export function fetchWire(url: string, encoding: 'br' | 'gzip' = 'br'): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding, accept: 'text/html' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        )
        resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}

/** Sends the same bytes from a bare `node:http` server in a process of its own. */
export function runPlainServer(answer: WireAnswer): Promise<ForkedServer> {
  const {
    connection: _connection,
    'keep-alive': _keepAlive,
    date: _date,
    ...headers
  } = answer.headers
  delete headers['transfer-encoding']
  headers['content-length'] = String(answer.body.byteLength)
  return forkServer(new URL('plain-server.ts', import.meta.url), {
    message: { body: answer.body.toString('base64'), headers },
  })
}
