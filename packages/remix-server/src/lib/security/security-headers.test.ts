import { describe, expect, it } from 'vitest'

import { FRAME_HEADER, SOURCES_HEADER } from '../routes/page-headers.js'
import { contentSecurityPolicy, securityHeaders } from './security-headers.js'
import { createTestServer } from '../testing/create-test-server.js'

const provider = 'https://pay.example'

const noFrames = `frame-src 'none'`

function framesIn(policy: string | null): string | undefined {
  return policy?.split('; ').find((directive) => /^(frame|child)-src /.test(directive))
}

describe('the policy of a page', () => {
  it('lets no page show a frame, unless it names one origin', () => {
    expect(framesIn(contentSecurityPolicy({ isHttps: true }))).toBe(noFrames)
    expect(framesIn(securityHeaders({ isHttps: true })['content-security-policy'] ?? null)).toBe(
      noFrames,
    )
    const framed = contentSecurityPolicy({ isHttps: true, frameOrigin: provider })
    expect(framesIn(framed)).toBe(`frame-src ${provider}`)
  })

  it('adds configured sources to the page’s own origin', () => {
    const sources = { 'img-src': ['https://images.example'], 'frame-src': ['https://map.example'] }
    const policy = contentSecurityPolicy({ isHttps: true, sources, frameOrigin: provider })
    expect(policy).toContain(`img-src 'self' data: https://images.example;`)
    expect(policy).toContain(`connect-src 'self';`)
    expect(framesIn(policy)).toBe(`frame-src ${provider} https://map.example`)
  })

  it('leaves nothing but prefetches to its fallback, which allows this origin alone', () => {
    const names = contentSecurityPolicy({ isHttps: true })
      .split('; ')
      .map((directive) => directive.split(' ')[0])
    // The fetch directives of CSP 3 without those that fall back to another one in turn.
    const fetched = ['connect', 'font', 'frame', 'img', 'manifest', 'media', 'object', 'script']
    for (const kind of [...fetched, 'style', 'worker']) expect(names).toContain(`${kind}-src`)
    expect(contentSecurityPolicy({ isHttps: true })).toMatch(/^default-src 'self';/)
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

  it('forbids embedding the shop in an iframe, also where the shop embeds one', () => {
    const framed = contentSecurityPolicy({ isHttps: true, frameOrigin: provider })
    expect(framed).toContain(`frame-ancestors 'none'`)
    expect(framed).toContain(`form-action 'self'`)
    expect(securityHeaders({ isHttps: true })['x-frame-options']).toBe('DENY')
  })

  it('allows the origin set by a loader, and removes the header', async () => {
    const paying = createTestServer({ headers: { [FRAME_HEADER]: provider } })
    const answer = await paying.get('/shopping-cart')
    expect(framesIn(answer.headers.get('content-security-policy'))).toBe(`frame-src ${provider}`)
    expect(answer.headers.has(FRAME_HEADER)).toBe(false)

    const other = await createTestServer().get('/shopping-cart')
    expect(framesIn(other.headers.get('content-security-policy'))).toBe(noFrames)
  })

  it('allows hosts set by the render, and removes the header', async () => {
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
