import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchImages } from './fetch-images.js'
import { isPublicAddress } from './public-address.js'
import { requestImage } from './request-image.js'

describe('requestImage', () => {
  const servers: Server[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  })
  const serve = async (listener: RequestListener) => {
    const server = createServer(listener)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  it('asks no address that is not public, unless its host is allowed', async () => {
    let requests = 0
    const host = await serve((_request, response) => {
      requests += 1
      response.end('image')
    })
    expect(await requestImage(`http://${host}/a.jpg`, [])).toEqual({
      reason: `${host} has an address that is not public: allow it with --image-host ${host}`,
      isHost: true,
    })
    const [, port = ''] = host.split(':')
    for (const name of ['localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
      expect({ name, answer: await requestImage(`http://${name}:${port}/`, []) }).toMatchObject({
        name,
        answer: { isHost: true },
      })
    }
    expect(requests).toBe(0)
    const allowed = await requestImage(`http://${host}/a.jpg`, [host])
    expect(allowed).toEqual({ bytes: Buffer.from('image') })
  })

  it('follows no redirect to such an address, and not for ever', async () => {
    const inner = await serve((_request, response) => void response.end('secret'))
    const outer = await serve((_request, response) => {
      response.writeHead(302, { location: `http://${inner}/` }).end()
    })
    expect(await requestImage(`http://${outer}/`, [outer])).toMatchObject({
      reason: expect.stringContaining(`${inner} has an address that is not public`),
    })
    const loop = await serve((_request, response) => {
      response.writeHead(302, { location: '/again' }).end()
    })
    expect(await requestImage(`http://${loop}/`, [loop])).toEqual({ reason: 'redirects too often' })
  })

  it('bounds bytes, whether they are announced or not, and time', async () => {
    let sent = 0
    const host = await serve(({ url }, response) => {
      if (url === '/announced') response.writeHead(200, { 'content-length': 1_000_000_000 })
      if (url === '/slow') return
      const write = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536
        response.once('drain', write)
      }
      write()
    })
    const limits = { maxBytes: 1_000_000, timeoutMs: 20_000 }
    const tooLarge = { reason: 'is larger than 1 MB' }
    expect(await requestImage(`http://${host}/endless`, [host], limits)).toEqual(tooLarge)
    expect(sent).toBeLessThan(100_000_000)
    expect(await requestImage(`http://${host}/announced`, [host], limits)).toEqual(tooLarge)
    const slow = await requestImage(`http://${host}/slow`, [host], { timeoutMs: 20 })
    expect(slow).toEqual({ reason: `${host} does not respond`, isHost: true })
  })

  it('knows addresses of the public internet', () => {
    for (const address of ['8.8.8.8', '193.92.1.1', '2a00:1450:4001:80b::200e']) {
      expect({ address, isPublic: isPublicAddress(address) }).toEqual({ address, isPublic: true })
    }
    const special =
      '10.1.2.3 172.31.0.1 192.168.1.1 127.0.0.1 169.254.169.254 0.0.0.0 100.64.0.1 224.0.0.1 ::1 :: fe80::1 fd00::1 ::ffff:10.0.0.1 2002:7f00:1:: 2001:db8::1 example.com'
    for (const address of special.split(' ')) {
      expect({ address, isPublic: isPublicAddress(address) }).toEqual({ address, isPublic: false })
    }
  })
})

describe('fetchImages', () => {
  it('asks a host that does not respond once, and fetches nothing that is there', async () => {
    const asked: string[] = []
    const stored: string[] = []
    const failures = await fetchImages({
      wanted: new Map([
        ['https://a.example/1.jpg', 'one'],
        ['https://a.example/2.jpg', 'two'],
        ['https://b.example/3.jpg', 'three'],
        ['https://b.example/4.jpg', 'there'],
        ['https://b.example/5.txt', 'text'],
      ]),
      has: (name) => Promise.resolve(name === 'there'),
      store: (name) =>
        name === 'text' ? Promise.reject(new Error('no')) : Promise.resolve(void stored.push(name)),
      request: async (address) => {
        asked.push(address)
        return address.includes('//a.')
          ? { reason: 'a.example does not respond', isHost: true }
          : { bytes: Buffer.from('x') }
      },
    })
    expect(asked).toEqual([
      'https://a.example/1.jpg',
      'https://b.example/3.jpg',
      'https://b.example/5.txt',
    ])
    expect(stored).toEqual(['three'])
    expect(failures.map(({ reason }) => reason)).toEqual([
      'a.example does not respond',
      'a.example does not respond',
      'is no image that can be read',
    ])
  })
})
