import { connect } from 'node:net'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createServer } from './create-server.js'
import { listen } from './listen.js'
import { readText } from './platform-app.js'

describe('listen', () => {
  it('completes running requests before it closes, and disconnects after them', async () => {
    const app = createServer({ log: pino({ level: 'silent' }) })
    let open = (): void => undefined
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    let arrived = (): void => undefined
    const isAsked = new Promise<void>((resolve) => {
      arrived = resolve
    })
    app.get('/slow', async (c) => {
      arrived()
      await opened
      return c.text(c.get('clientAddress'))
    })
    const server = await listen(app, { host: '127.0.0.1', port: 0 })
    const running = fetch(`${server.address}/slow`)
    await isAsked
    const closed = server.close()
    open()
    const answer = await running
    expect(await answer.text()).toBe('127.0.0.1')
    expect(answer.headers.get('connection')).toBe('close')
    await closed
    await expect(fetch(`${server.address}/slow`)).rejects.toThrow('fetch failed')
  })

  it('keeps responding while it drains, and closes each connection with its response', async () => {
    const app = createServer({ log: pino({ level: 'silent' }) })
    app.get('/', (c) => c.text('here'))
    const server = await listen(app, { host: '127.0.0.1', port: 0 })
    expect((await fetch(server.address)).headers.get('connection')).toBe('keep-alive')
    server.drain()
    const late = await fetch(server.address)
    expect(await late.text()).toBe('here')
    expect(late.headers.get('connection')).toBe('close')
    await server.close()
  })

  it('responds to a request that arrives on an open connection while it closes', async () => {
    const app = createServer({ log: pino({ level: 'silent' }) })
    app.get('/', (c) => c.text('here'))
    const server = await listen(app, { host: '127.0.0.1', port: 0 })
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += String(chunk)))
    const ask = () => socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    const answers = () => received.match(/here/g)?.length ?? 0
    ask()
    await expect.poll(answers, { timeout: 60_000 }).toBe(1)
    // The request is in flight, not read yet.
    ask()
    await server.close()
    await expect.poll(answers, { timeout: 60_000 }).toBe(2)
    socket.destroy()
  })

  it('fails with the reason when the port is taken', async () => {
    const app = createServer({ log: pino({ level: 'silent' }) })
    const server = await listen(app, { host: '127.0.0.1', port: 0 })
    const port = Number(new URL(server.address).port)
    await expect(listen(app, { host: '127.0.0.1', port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
    await server.close()
  })

  it('sends a body of unknown length through, and rejects one that grows too long', async () => {
    const app = createServer({ log: pino({ level: 'silent' }) })
    app.post('/echo', async (c) => c.text(await readText(c, 10)))
    const server = await listen(app, { host: '127.0.0.1', port: 0 })
    const send = (text: string) => {
      const body = new Blob([text]).stream()
      const init = { method: 'POST', body, duplex: 'half' } as RequestInit
      return fetch(`${server.address}/echo`, init)
    }
    expect(await (await send('short')).text()).toBe('short')
    expect((await send('much longer than ten')).status).toBe(413)
    await server.close()
  })
})
