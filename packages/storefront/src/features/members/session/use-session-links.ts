import type { RedirectRules } from '@floga/session-core/redirects'
import type { SessionControlProps } from '@floga/ui'
import { useLocation } from '@remix-run/react'
import type { FormEvent } from 'react'

import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import {
  redirectRulesOf,
  RETURN_NAME,
  withReturnPath,
} from '../../../request/session/redirect-rules.js'
import { useBrowserSession } from './session-context.js'
import { useMember } from './use-member.js'

/** Links and labels of a session control, wherever it is rendered. */
export type SessionLinks = Pick<SessionControlProps, 'member' | 'login' | 'register' | 'logout'> & {
  /** Logs out in all tabs; without scripts the form is posted. */
  onSubmit: (event: FormEvent) => void
}

/** Links to log in, register and log out from this page, and to the member's pages. */
export function useSessionLinks(): SessionLinks {
  const { t, href } = useLanguage()
  const session = useBrowserSession()
  const member = useMember()
  const rules = redirectRulesOf(useStorefront())
  const from = useReturnPath(rules, session !== null)
  return {
    login: { label: t('session.login'), href: withReturnPath(rules, href('/auth/login'), from) },
    register: {
      label: t('session.register'),
      href: withReturnPath(rules, href('/auth/register'), from),
    },
    logout: { label: t('session.logout'), action: href('/auth/logout') },
    ...(member ? { member: { label: t('session.account'), href: href('/account') } } : {}),
    onSubmit(event) {
      if (!session) return
      event.preventDefault()
      void session.signOut()
    },
  }
}

/** Where a login from here leads back to; null for home. */
function useReturnPath(rules: RedirectRules, isHydrated: boolean): string | null {
  const { pathname, search } = useLocation()
  const isHome = rules.homeFor(pathname) === pathname
  // A cached page does not contain the query of its visitor.
  const query = isHydrated ? search : ''
  if (rules.isAuthPage(pathname)) return new URLSearchParams(query).get(RETURN_NAME)
  return isHome ? null : `${pathname}${query}`
}
