import { describe, expect, it } from 'vitest'
import { createRedirectRules } from './redirect-rules.js'
import { SessionError } from '../session-error.js'

const rules = createRedirectRules({ localePrefixes: ['/en'] })
const stay = { kind: 'stay' }

function decide(path: string, visit: Partial<Parameters<typeof rules.decide>[0]> = {}) {
  return rules.decide({ path, isOptedOut: false, isSignedIn: false, savedPath: null, ...visit })
}

describe('createRedirectRules', () => {
  it('sends guests from a page that needs a login to the login of its language', () => {
    expect(decide('/orders?page=2')).toEqual({
      kind: 'navigate',
      to: '/auth/login',
      returnTo: '/orders?page=2',
    })
    expect(decide('/en/orders')).toEqual({
      kind: 'navigate',
      to: '/en/auth/login',
      returnTo: '/en/orders',
    })
  })

  it('does not mistake a path with the same beginning for a language or an auth page', () => {
    expect(decide('/energy')).toMatchObject({ to: '/auth/login', returnTo: '/energy' })
    expect(decide('/author')).toMatchObject({ to: '/auth/login', returnTo: '/author' })
  })

  it('lets guests stay on auth pages and members on the others', () => {
    expect(decide('/auth/login')).toEqual(stay)
    expect(decide('/en/auth/register')).toEqual(stay)
    expect(decide('/orders', { isSignedIn: true })).toEqual(stay)
  })

  it('sends members from auth pages to the saved path, or home', () => {
    const isSignedIn = true
    expect(decide('/auth/login', { isSignedIn, savedPath: '/checkout' })).toEqual({
      kind: 'navigate',
      to: '/checkout',
      returnTo: null,
    })
    expect(decide('/auth/login', { isSignedIn })).toMatchObject({ to: '/' })
    expect(decide('/en/auth/login', { isSignedIn })).toMatchObject({ to: '/en' })
  })

  it('never redirects to a saved path on another site, nor in a circle', () => {
    const isSignedIn = true
    expect(decide('/auth/login', { isSignedIn, savedPath: '//x' })).toMatchObject({ to: '/' })
    expect(decide('/auth/login', { isSignedIn, savedPath: '/auth/login' })).toMatchObject({
      to: '/',
    })
  })

  it('does not redirect from pages that opt out, also those for signing in', () => {
    expect(decide('/products', { isOptedOut: true })).toEqual(stay)
    expect(decide('/auth/confirm', { isOptedOut: true, isSignedIn: true })).toEqual(stay)
  })

  it('supports other paths for home and login', () => {
    const own = createRedirectRules({
      homePath: '/shop',
      loginPath: '/member/in',
      authArea: '/member/',
      localePrefixes: ['/en'],
    })
    expect(own.homeFor('/en/x')).toBe('/en/shop')
    expect(own.loginFor('/x')).toBe('/member/in')
    expect(own.isAuthPage('/en/member/in')).toBe(true)
    const deep = createRedirectRules({ authArea: '/member/area/' })
    expect(deep.isAuthPage('/member/area/login')).toBe(true)
    expect(deep.isAuthPage('/member')).toBe(false)
  })

  it('rejects settings that are no paths of a site', () => {
    const wrong = [
      { homePath: '//x' },
      { loginPath: 'login' },
      { authArea: '/auth' },
      { authArea: '/' },
      { localePrefixes: ['en'] },
      { localePrefixes: ['/'] },
      { localePrefixes: ['/en/'] },
      { localePrefixes: ['x/en'] },
    ]
    const codes = wrong.map((options) => {
      try {
        createRedirectRules(options)
        return 'accepted'
      } catch (error) {
        return error instanceof SessionError && error.code
      }
    })
    expect(codes).toEqual(wrong.map(() => 'invalid-settings'))
    expect(() => createRedirectRules({ authArea: '/auth' })).toThrow(
      'Cannot create redirect rules: "/auth" is not a path of a site.',
    )
  })
})
