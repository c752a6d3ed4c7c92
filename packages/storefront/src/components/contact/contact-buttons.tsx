import { ButtonLink } from '@floga/ui'
import type { ReactElement } from 'react'

import { phoneHref } from './phone-href.js'
import { useSite } from '../../site/use-site.js'

/** How to reach the people of the shop; nothing while that is unknown. */
export function ContactButtons(): ReactElement | null {
  const { contact } = useSite()
  if (!contact) return null
  const { phone, email } = contact
  return (
    <>
      <ButtonLink size="small" icon="phone" href={phoneHref(phone)}>
        {phone}
      </ButtonLink>
      <ButtonLink size="small" icon="mail" href={`mailto:${email}`}>
        {email}
      </ButtonLink>
    </>
  )
}
