import { describe, expect, it } from 'vitest'

import { FRAME_HEADER, SOURCES_HEADER } from '../routes/page-headers.js'
import { contentSecurityPolicy, securityHeaders } from './security-headers.js'
import { createTestServer } from '../testing/create-test-server.js'

const provider = 'https://pay.example'

/** What a policy says of frames that a page shows; undefined where it says nothing, so that nothing may be shown. */
function framesIn(policy: string | null): string | undefined {
  expect(policy).toMatch(/^default-src 'none';/)
  return policy?.split('; ').find((directive) => /^(frame|child)-src /.test(directive))
}

describe('the policy of a page', () => {
  it('lets no page show a frame, unless it names one origin', () => {
    expect(framesIn(contentSecurityPolicy({ isHttps: true }))).toBeUndefined()
    expect(framesIn(securityHeaders({ isHttps: true })['content-security-policy'] ?? null)).toBe(
      undefined,
    )
    const framed = contentSecurityPolicy({ isHttps: true, frameOrigin: provider })
    expect(framesIn(framed)).toBe(`frame-src ${provider}`)
  })

  it('names sources beside the page’s own origin where it is told some', () => {
    const sources = { 'img-src': ['https://images.example'], 'frame-src': ['https://map.example'] }
    const policy = contentSecurityPolicy({ isHttps: true, sources, frameOrigin: provider })
    expect(policy).toContain(`img-src 'self' data: https://images.example;`)
    expect(policy).toContain(`connect-src 'self';`)
    expect(framesIn(policy)).toBe(`frame-src ${provider} https://map.example`)
  })

  it('runs no text as a script, and no script that it does not name', () => {
    for (const policy of [
      contentSecurityPolicy({ isHttps: true }),
      contentSecurityPolicy({ isHttps: true, frameOrigin: provider }),
      securityHeaders({ isHttps: true })['content-security-policy'],
    ]) {
      expect(policy).not.toMatch(/unsafe-(eval|inline|hashes)|strict-dynamic|\*/)
    }
  })

  it('lets nobody show the shop in a frame, also where the shop shows one', () => {
    const framed = contentSecurityPolicy({ isHttps: true, frameOrigin: provider })
    expect(framed).toContain(`frame-ancestors 'none'`)
    expect(framed).toContain(`form-action 'self'`)
    expect(securityHeaders({ isHttps: true })['x-frame-options']).toBe('DENY')
  })

  it('takes the origin from the page that is asked for, and tells the browser nothing else', async () => {
    const paying = createTestServer({ headers: { [FRAME_HEADER]: provider } })
    const answer = await paying.get('/shopping-cart')
    expect(framesIn(answer.headers.get('content-security-policy'))).toBe(`frame-src ${provider}`)
    expect(answer.headers.has(FRAME_HEADER)).toBe(false)

    const other = await createTestServer().get('/shopping-cart')
    expect(framesIn(other.headers.get('content-security-policy'))).toBeUndefined()
  })

  it('takes hosts that come from data from the render, and tells the browser nothing else', async () => {
    const sources = { 'script-src': ['https://tags.example'], 'img-src': ['https://tags.example'] }
    const measured = createTestServer({ headers: { [SOURCES_HEADER]: JSON.stringify(sources) } })
    const answer = await measured.get('/products/hose')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'self' https://tags.example;`)
    expect(policy).toContain(`img-src 'self' data: https://tags.example;`)
    expect(policy).toContain(`connect-src 'self';`)
    expect(answer.headers.has(SOURCES_HEADER)).toBe(false)
    const other = await createTestServer().get('/products/hose')
    expect(other.headers.get('content-security-policy')).not.toContain('tags.example')
  })
})
