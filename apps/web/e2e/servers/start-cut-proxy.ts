import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'

/** When the wire is cut: before the request has arrived, once it has, or with the answer on its way back. */
export type CutMoment =
  | 'before-the-platform-heard'
  | 'while-the-platform-works'
  | 'after-the-platform-answered'

/** A wire between web server and platform that can be cut at the worst moment. */
export interface CutProxy {
  url: string
  /** Cuts the next call of an operation. The promise resolves when `atCut` has run and the wire is cut. */
  cutAt(operation: string, moment: CutMoment, atCut: () => Promise<void>): Promise<void>
  /** Every token that the platform has issued so far. */
  issuedTokens(): readonly string[]
  close(): Promise<void>
}

interface Trap {
  operation: string
  moment: CutMoment
  spring(): Promise<void>
}

/** Hands every call on to the platform at a port, until it is told to cut one. */
export async function startCutProxy(platformPort: number): Promise<CutProxy> {
  let trap: Trap | undefined
  const issued: string[] = []

  async function handOn(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await readAll(asked)
    const sprung = trap && body.includes(`"${trap.operation}"`) ? trap : undefined
    if (sprung) trap = undefined
    if (sprung?.moment === 'before-the-platform-heard') {
      await sprung.spring()
      answer.destroy()
      return
    }
    const { method, url: path, headers } = asked
    const call = request({ port: platformPort, host: '127.0.0.1', method, path, headers })
    call.once('error', () => answer.destroy())
    call.once('response', (heard) => {
      heard.once('error', () => answer.destroy())
      if (sprung) {
        if (sprung.moment === 'while-the-platform-works') return
        void readAll(heard)
          .then(() => sprung.spring())
          .finally(() => answer.destroy())
        return
      }
      // How long the platform keeps its own connections says nothing of this one.
      const { connection: _, 'keep-alive': __, ...kept } = heard.headers
      answer.writeHead(heard.statusCode ?? 502, kept)
      if (path?.endsWith('/auth/token'))
        void readAll(heard.pipe(new PassThrough())).then(noteTokens)
      heard.pipe(answer)
    })
    call.end(body, () => {
      if (sprung?.moment !== 'while-the-platform-works') return
      void sprung.spring().finally(() => answer.destroy())
    })
  }

  function noteTokens(body: Buffer): void {
    for (const [, token = ''] of String(body).matchAll(/"(?:access|refresh)_token":"([^"]+)"/g)) {
      issued.push(token)
    }
  }

  const server = createServer((asked, answer) => {
    handOn(asked, answer).catch(() => answer.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    cutAt: (operation, moment, atCut) =>
      new Promise((resolve, reject) => {
        trap = { operation, moment, spring: () => atCut().then(resolve, reject) }
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
