import { IconLink, SessionControl } from '@floga/ui'
import { lazy, Suspense } from 'react'
import type { ComponentType, ReactElement } from 'react'
import type { MemberMenuProps } from './member-menu.js'
import { memberMenu } from './member-menu.styles.js'
import { useHasMembers, useMember } from './use-member.js'
import { useSessionLinks } from './use-session-links.js'

/**
 * Log in and register for guests; the account and logging out for members; nothing in a shop without
 * members.
 */
export function MemberControl({ className }: { className?: string }): ReactElement | null {
  const links = useSessionLinks()
  if (!useHasMembers()) return null
  return <SessionControl className={className} {...links} />
}

/**
 * The bar's short way: a member's menu, or to the login. Cached pages are a guest's until the
 * session is known. Nothing in a shop without members.
 */
export function MemberAccess(): ReactElement | null {
  const { login } = useSessionLinks()
  const member = useMember()
  if (!useHasMembers()) return null
  if (!member) return <AccessLink {...login} />
  return (
    <Suspense fallback={<AccountLink />}>
      <MemberMenu className={memberMenu} email={member.email} />
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
