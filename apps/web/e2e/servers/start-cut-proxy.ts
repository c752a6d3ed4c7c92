import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'

/**
 * When the connection is cut: before the request arrives, once it has arrived, or before the
 * response is passed on.
 */
export type CutMoment =
  | 'before-the-request-arrives'
  | 'while-the-platform-works'
  | 'after-the-platform-answers'

/** A proxy between web server and platform whose connections can be cut. */
export interface CutProxy {
  url: string
  /**
   * Cuts the connection of the next request for an operation, after `atCut` has run. Resolves once
   * it is cut.
   */
  cutAt(operation: string, moment: CutMoment, atCut: () => Promise<void>): Promise<void>
  /** Every token that the platform has issued so far. */
  issuedTokens(): readonly string[]
  close(): Promise<void>
}

interface PlannedCut {
  operation: string
  moment: CutMoment
  run(): Promise<void>
}

/** Proxies every request to the platform at a port, until told to drop one. */
export async function startCutProxy(platformPort: number): Promise<CutProxy> {
  let planned: PlannedCut | undefined
  const issued: string[] = []

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readAll(incoming)
    const cut = planned && body.includes(`"${planned.operation}"`) ? planned : undefined
    if (cut) planned = undefined
    if (cut?.moment === 'before-the-request-arrives') {
      await cut.run()
      outgoing.destroy()
      return
    }
    const { method, url: path, headers } = incoming
    const upstream = request({ port: platformPort, host: '127.0.0.1', method, path, headers })
    upstream.once('error', () => outgoing.destroy())
    upstream.once('response', (response) => {
      response.once('error', () => outgoing.destroy())
      if (cut) {
        if (cut.moment === 'while-the-platform-works') return
        void readAll(response)
          .then(() => cut.run())
          .finally(() => outgoing.destroy())
        return
      }
      // Keep-alive of the platform's connection does not apply to this one.
      const { connection: _, 'keep-alive': __, ...kept } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, kept)
      if (path?.endsWith('/auth/token'))
        void readAll(response.pipe(new PassThrough())).then(recordTokens)
      response.pipe(outgoing)
    })
    upstream.end(body, () => {
      if (cut?.moment !== 'while-the-platform-works') return
      void cut.run().finally(() => outgoing.destroy())
    })
  }

  function recordTokens(body: Buffer): void {
    for (const [, token = ''] of String(body).matchAll(/"(?:access|refresh)_token":"([^"]+)"/g)) {
      issued.push(token)
    }
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    cutAt: (operation, moment, atCut) =>
      new Promise((resolve, reject) => {
        planned = { operation, moment, run: () => atCut().then(resolve, reject) }
      }),
    issuedTokens: () => issued,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
