import { IconLink, SessionControl } from '@floga/ui'
import type { ReactElement } from 'react'
import { useSessionLinks } from './use-session-links.js'

/** Log in and register for guests; the account and logging out for members. */
export function MemberControl({ className }: { className?: string }): ReactElement {
  return <SessionControl className={className} {...useSessionLinks()} />
}

/** The bar's short way: to the account, or to the login. */
export function MemberLink({ className }: { className?: string }): ReactElement {
  const { member, login } = useSessionLinks()
  const { label, href } = member ?? login
  return <IconLink icon="user" label={label} href={href} className={className} rel="nofollow" />
}
