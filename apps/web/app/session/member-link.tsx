import { IconLink } from '@floga/ui'
import type { ReactElement } from 'react'

import { useSessionLinks } from './use-session-links.js'

/** The bar's short way: to the account, or to the login. */
export function MemberLink({ className }: { className?: string }): ReactElement {
  const { member, login } = useSessionLinks()
  const { label, href } = member ?? login
  return <IconLink icon="user" label={label} href={href} className={className} rel="nofollow" />
}
