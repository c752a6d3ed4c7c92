import { SessionControl } from '@floga/ui'
import type { ReactElement } from 'react'

import { useSessionLinks } from './use-session-links.js'

/** Log in and register for guests; the account and logging out for members. */
export function MemberControl({ className }: { className?: string }): ReactElement {
  return <SessionControl className={className} {...useSessionLinks()} />
}
