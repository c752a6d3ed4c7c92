import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { failureReason } from './failure-reason.js'

describe('failureReason', () => {
  it('names the code of an error, and what a server answered', () => {
    const refused = Object.assign(new Error('No.'), { code: 'EENVELOPE', responseCode: 550 })
    expect(failureReason(refused)).toBe('EENVELOPE 550')
    expect(failureReason(new RangeError('maria@example.gr'))).toBe('RangeError')
    expect(failureReason('maria@example.gr')).toBe('unknown')
  })

  it('names why fetch got no answer', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => {
      server.close(resolve)
    })
    const error: unknown = await fetch(`http://127.0.0.1:${port}/`).catch(
      (thrown: unknown) => thrown,
    )
    expect(failureReason(error)).toBe('ECONNREFUSED')
  })

  it('names a time limit', () => {
    expect(failureReason(new DOMException('Too late.', 'TimeoutError'))).toBe('TimeoutError')
  })
})
