'use client'

import { Icon, NavigationLinks, Text } from '@floga/ui'
import { useLocation } from '@remix-run/react'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactElement, RefObject } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { LogoutForm } from './logout-form.js'
import type { MemberName } from './session-user.js'
import { useMemberPages } from './use-member-pages.js'

export interface MemberMenuProps {
  /** Given by who loads it: see `member-menu.styles.ts`. */
  className: string
  /** Null until it has been loaded. */
  email: string | null
}

/**
 * The bar's menu of a member: name, account, orders, logout. A disclosure, so that it is open to
 * keyboards without more.
 */
export function MemberMenu({ className, email }: MemberMenuProps): ReactElement {
  const { t } = useLanguage()
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  useCloseOutside(ref)
  const label = t('session.account')
  const firstName = useFirstName(email)
  const items = useMemberPages()
  return (
    // Another page begins with a closed one.
    <details key={key} ref={ref} className={className}>
      <summary aria-label={email ? `${label}: ${email}` : label}>
        <Icon name="user" />
        <span>{firstName ?? email?.split('@')[0] ?? label}</span>
      </summary>
      <div>
        {email && (
          <Text size="small" tone="soft">
            {email}
          </Text>
        )}
        <NavigationLinks label={t('footer.memberArea')} items={items} />
        <LogoutForm />
      </div>
    </details>
  )
}

/** Names of this page load by address: every page of it shows the same. */
const namesByEmail = new Map<string, string>()

/** What a member is called; null until it is known, or if they have not said. */
function useFirstName(email: string | null): string | null {
  const [name, setName] = useState(email === null ? undefined : namesByEmail.get(email))
  useEffect(() => {
    if (email === null || namesByEmail.has(email)) return undefined
    const leaving = new AbortController()
    const ask = async (): Promise<void> => {
      try {
        const response = await fetch('/session/user?name', { signal: leaving.signal })
        const { firstName } = (await response.json()) as MemberName
        if (!firstName) return
        namesByEmail.set(email, firstName)
        startTransition(() => setName(firstName))
      } catch {
        // The address stays.
      }
    }
    void ask()
    return () => leaving.abort()
  }, [email])
  return name ?? null
}

/** Closes a disclosure by Escape, and by a click or focus outside of it. */
function useCloseOutside(ref: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const leave = (event: Event): void => {
      const details = ref.current
      if (details?.open && !event.composedPath().includes(details)) details.open = false
    }
    const escape = (event: KeyboardEvent): void => {
      const details = ref.current
      if (event.key !== 'Escape' || !details?.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('click', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('click', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [ref])
}
