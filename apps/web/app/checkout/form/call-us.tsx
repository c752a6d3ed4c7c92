import { ButtonLink, Alert } from '@floga/ui'
import type { ReactElement } from 'react'

import { phoneHref } from '../../shell/page/phone-href.js'
import { useSite } from '../../shell/page/use-site.js'

/** What the shop cannot do by itself, and how to reach people who can. */
export function CallUs({ text }: { text: string }): ReactElement {
  const { contact } = useSite()
  return (
    <Alert
      tone="warning"
      actions={
        contact && (
          <>
            <ButtonLink size="small" icon="phone" href={phoneHref(contact.phone)}>
              {contact.phone}
            </ButtonLink>
            <ButtonLink size="small" icon="mail" href={`mailto:${contact.email}`}>
              {contact.email}
            </ButtonLink>
          </>
        )
      }
    >
      {text}
    </Alert>
  )
}
