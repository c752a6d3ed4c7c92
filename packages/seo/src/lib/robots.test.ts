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

  it('disallows everything on a site that is not public', () => {
    expect(robotsTxt({ rules: [{ allow: ['/'] }], isPublic: false })).toBe(
      'User-agent: *\nDisallow: /\n',
    )
  })

  it('refuses a value that would begin a rule of its own', () => {
    expect(() => robotsTxt({ rules: [{ disallow: ['/a\nAllow: /'] }] })).toThrow(
      expect.objectContaining({ code: 'invalid-rule' }),
    )
  })
})
