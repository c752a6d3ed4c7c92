import { Alert } from '@floga/ui'
import type { ReactElement } from 'react'

import { ContactButtons } from '../../../components/contact/contact-buttons.js'

/** For problems that the shop cannot solve online: how to contact staff. */
export function CallUs({ text }: { text: string }): ReactElement {
  return (
    <Alert tone="warning" actions={<ContactButtons />}>
      {text}
    </Alert>
  )
}
