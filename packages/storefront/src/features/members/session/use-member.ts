import { useSession } from '@floga/session-core/react'
import { useRouteLoaderData } from '@remix-run/react'

import type { Member } from '../../../site/site.js'
import { useHasPage } from '../../../site/use-site.js'
import { useBrowserSession } from './session-context.js'

/**
 * Returns the logged-in member; null for a guest. The server's value until the browser's session is
 * known.
 */
export function useMember(): Member | null {
  const view = useSession(useBrowserSession())
  const root = useRouteLoaderData('root') as { member?: Member | null } | undefined
  switch (view.status) {
    case 'unknown':
      return root?.member ?? null
    case 'signed-out':
      return null
    case 'restoring':
    case 'signed-in':
      return { email: view.email }
  }
}

/** Returns whether the shop has members: the platform knows them, and the app wants them. */
export function useHasMembers(): boolean {
  return useHasPage()('/auth/login')
}
