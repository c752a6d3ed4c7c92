import { Icon, Link } from '@floga/ui'
import type { IconName } from '@floga/ui'
import type { ReactElement } from 'react'

import { iconLines } from './icon-lines.styles.js'
import { phoneHref } from './phone-href.js'
import { useSite } from './use-site.js'

/** Address, phone and mail, each with its drawing; nothing while they are unknown. */
export function ContactLines(): ReactElement | null {
  const { contact } = useSite()
  if (!contact) return null
  const { address, phone, email, geoAddress } = contact
  const entries: { icon: IconName; text: string; href: string | undefined }[] = [
    { icon: 'map-pin', text: address, href: geoAddress?.url },
    { icon: 'phone', text: phone, href: phoneHref(phone) },
    { icon: 'mail', text: email, href: `mailto:${email}` },
  ]
  return (
    <ul className={iconLines}>
      {entries.map(({ icon, text, href }) => (
        <li key={icon}>
          <Icon name={icon} />
          {href === undefined ? (
            text
          ) : (
            <Link href={href} variant="quiet" rel="noopener">
              {text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
