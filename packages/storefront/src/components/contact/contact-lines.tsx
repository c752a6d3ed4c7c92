import { ContactList } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { phoneHref } from './phone-href.js'
import { useSite } from '../../site/use-site.js'

/** The shop's address, phone and mail; nothing while they are unknown. */
export function ContactLines(): ReactElement | null {
  const { t } = useLanguage()
  const { contact } = useSite()
  if (!contact) return null
  const { address, phone, email, geoAddress } = contact
  return (
    <ContactList
      items={[
        {
          icon: 'map-pin',
          label: t('contact.address'),
          text: address,
          ...(geoAddress ? { href: geoAddress.url } : {}),
        },
        { icon: 'phone', label: t('contact.phone'), text: phone, href: phoneHref(phone) },
        { icon: 'mail', label: t('contact.email'), text: email, href: `mailto:${email}` },
      ]}
    />
  )
}
