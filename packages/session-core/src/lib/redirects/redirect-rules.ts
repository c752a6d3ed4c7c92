import { isAuthPath, parseReturnPath, parseSitePath } from './return-path.js'
import { SessionError } from '../session-error.js'

export interface RedirectRulesOptions {
  /** @default '/' */
  homePath?: string
  /** @default '/auth/login' */
  loginPath?: string
  /** Location of the auth pages; begins and ends with a slash. @default '/auth/' */
  authArea?: string
  /** Locale prefixes of paths: `['/en']`. @default none */
  localePrefixes?: readonly string[]
}

/** One visit of a page. */
export interface PageVisit {
  /** Full path of the page: with its query and fragment, as far as they are known. */
  path: string
  /** Whether the page opts out of the rules. */
  isOptedOut: boolean
  isSignedIn: boolean
  /** The path saved before login, from any storage. */
  savedPath: unknown
}

/** Whether a page may be seen, or where to go instead. */
export type PageDecision =
  | { kind: 'stay' }
  | {
      kind: 'navigate'
      to: string
      /** The path to save, so that login leads back to it. */
      returnTo: string | null
    }

/** Access rules of pages, and redirects after login. */
export interface RedirectRules {
  /** Whether a page is one of those for signing in. */
  isAuthPage(path: string): boolean
  /** Home in the language of a path. */
  homeFor(path: string): string
  /** The login page in the language of a path. */
  loginFor(path: string): string
  /** Where to go after login: the saved path, or home in the language of the page. */
  afterLogin(savedPath: unknown, path: string): string
  /** Reads a path to come back to; null for anything else. */
  parseReturnPath(value: unknown): string | null
  /**
   * Pages outside of the auth area need a login, pages inside are for guests, unless one opts out.
   */
  decide(visit: PageVisit): PageDecision
}

/**
 * Creates the rules of a site.
 *
 * @throws {SessionError} `invalid-settings` when a path or a prefix is not one of a site.
 * @example
 * createRedirectRules({ localePrefixes: ['/en'] })
 */
export function createRedirectRules(options: RedirectRulesOptions = {}): RedirectRules {
  const { homePath = '/', loginPath = '/auth/login', authArea = '/auth/' } = options
  const localePrefixes = (options.localePrefixes ?? []).map((prefix) => prefix.toLowerCase())
  assertSettings({ homePath, loginPath, authArea, localePrefixes })
  const area = { authArea, localePrefixes }

  const prefixOf = (path: string) =>
    localePrefixes.find((prefix) => new RegExp(`^${prefix}(?:[/?#]|$)`, 'i').test(path)) ?? ''
  const rules: RedirectRules = {
    isAuthPage: (path) => isAuthPath(path, area),
    homeFor: (path) => (homePath === '/' ? prefixOf(path) || '/' : `${prefixOf(path)}${homePath}`),
    loginFor: (path) => `${prefixOf(path)}${loginPath}`,
    afterLogin: (savedPath, path) => rules.parseReturnPath(savedPath) ?? rules.homeFor(path),
    parseReturnPath: (value) => parseReturnPath(value, area),
    decide({ path, isOptedOut, isSignedIn, savedPath }) {
      const isAuthPage = rules.isAuthPage(path)
      if (isOptedOut || isAuthPage !== isSignedIn) return { kind: 'stay' }
      if (isAuthPage)
        return { kind: 'navigate', to: rules.afterLogin(savedPath, path), returnTo: null }
      return { kind: 'navigate', to: rules.loginFor(path), returnTo: rules.parseReturnPath(path) }
    },
  }
  return rules
}

function assertSettings(
  settings: Required<RedirectRulesOptions> & { localePrefixes: readonly string[] },
): void {
  const { homePath, loginPath, authArea, localePrefixes } = settings
  const wrong =
    [homePath, loginPath, authArea].find((path) => parseSitePath(path) !== path) ??
    localePrefixes.find((prefix) => !/^\/[\w-]+$/.test(prefix)) ??
    (/^\/(?:[^/]+\/)+$/.test(authArea) ? undefined : authArea)
  if (wrong === undefined) return
  throw new SessionError(
    'invalid-settings',
    `Cannot create redirect rules: ${JSON.stringify(wrong)} is not a path of a site. Use '/name', for authArea '/name/'.`,
  )
}
