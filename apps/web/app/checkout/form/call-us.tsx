import { Alert } from '@floga/ui'
import type { ReactElement } from 'react'

import { ContactButtons } from '../../shell/page/contact-buttons.js'

/** What the shop cannot do by itself, and how to reach people who can. */
export function CallUs({ text }: { text: string }): ReactElement {
  return (
    <Alert tone="warning" actions={<ContactButtons />}>
      {text}
    </Alert>
  )
}
