import { IconLink, SessionControl } from '@floga/ui'
import { lazy, Suspense } from 'react'
import type { ComponentType, ReactElement } from 'react'
import type { MemberMenuProps } from './member-menu.js'
import { useMember } from './use-member.js'
import { useSessionLinks } from './use-session-links.js'

/** Log in and register for guests; the account and logging out for members. */
export function MemberControl({ className }: { className?: string }): ReactElement {
  return <SessionControl className={className} {...useSessionLinks()} />
}

/**
 * The bar's short way: a member's menu, or to the login. Cached pages are a guest's until the
 * session is known.
 */
export function MemberAccess(): ReactElement {
  const { login } = useSessionLinks()
  const member = useMember()
  if (!member) return <AccessLink {...login} />
  return (
    <Suspense fallback={<AccountLink />}>
      <MemberMenu email={member.email} />
    </Suspense>
  )
}

/**
 * In a chunk of its own, which guests do not need; a link to the account if it cannot be loaded.
 */
const MemberMenu = lazy(async (): Promise<{ default: ComponentType<MemberMenuProps> }> => {
  try {
    return { default: (await import('./member-menu.js')).MemberMenu }
  } catch {
    return { default: AccountLink }
  }
})

function AccountLink(): ReactElement {
  const { member, login } = useSessionLinks()
  return <AccessLink {...(member ?? login)} />
}

function AccessLink({ label, href }: { label: string; href: string }): ReactElement {
  return <IconLink icon="user" label={label} href={href} rel="nofollow" />
}
