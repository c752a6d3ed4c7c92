import { Button } from '@floga/ui'
import type { ReactElement } from 'react'

import { useSessionLinks } from './use-session-links.js'

/** Logs out: a form, so that no crawler and no prefetch does. */
export function LogoutForm(): ReactElement {
  const { logout, onSubmit } = useSessionLinks()
  return (
    <form method="post" action={logout.action} onSubmit={onSubmit}>
      <Button type="submit" variant="ghost" size="small">
        {logout.label}
      </Button>
    </form>
  )
}
