import { describe, expect, it } from 'vitest'
import { robotsTxt } from './robots.js'

describe('robotsTxt', () => {
  it('writes rules and sitemaps', () => {
    expect(
      robotsTxt({
        rules: [
          { disallow: ['/checkout', '/en/checkout'], allow: ['/'] },
          { userAgent: 'GreedyBot', disallow: ['/'] },
        ],
        sitemaps: ['https://floga.example/sitemap.xml'],
      }),
    ).toBe(
      [
        'User-agent: *',
        'Allow: /',
        'Disallow: /checkout',
        'Disallow: /en/checkout',
        '',
        'User-agent: GreedyBot',
        'Disallow: /',
        '',
        'Sitemap: https://floga.example/sitemap.xml',
        '',
      ].join('\n'),
    )
  })

  it('writes rules alone where there is no sitemap', () => {
    expect(robotsTxt({ rules: [{ allow: ['/'] }] })).toBe('User-agent: *\nAllow: /\n')
    expect(robotsTxt({ rules: [{ disallow: ['/'] }], sitemaps: [] })).toBe(
      'User-agent: *\nDisallow: /\n',
    )
  })

  it('disallows everything on a site that is not public', () => {
    expect(robotsTxt({ rules: [{ allow: ['/'] }], isPublic: false })).toBe(
      'User-agent: *\nDisallow: /\n',
    )
  })

  it('rejects a value that would begin a rule of its own', () => {
    expect(() => robotsTxt({ rules: [{ disallow: ['/a\nAllow: /'] }] })).toThrow(
      expect.objectContaining({
        code: 'invalid-rule',
        message: expect.stringContaining('The value of Disallow has a line break'),
      }),
    )
    expect(() => robotsTxt({ rules: [{ userAgent: 'Bot\r' }] })).toThrow('User-agent')
    expect(() => robotsTxt({ rules: [], sitemaps: ['/a\nAllow: /'] })).toThrow('Sitemap')
  })
})
