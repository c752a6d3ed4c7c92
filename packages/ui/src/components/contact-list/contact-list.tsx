import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { Icon } from '../icon/icon.js'
import type { IconName } from '../icon/icon-paths.js'
import { Link } from '../link/link.js'
import { contactList } from './contact-list.styles.js'

/** One way of reaching the shop. */
export interface ContactItem {
  icon: IconName
  /** Its kind, for screen readers: 'Phone'. */
  label: string
  text: string
  /** `tel:`, `mailto:`, a map. */
  href?: string
}

/** Props of {@link ContactList}; other attributes reach the `<ul>`. */
export interface ContactListProps extends HTMLAttributes<HTMLUListElement> {
  items: readonly ContactItem[]
}

/** Address, phone, e-mail: one line each, with an icon. */
export const ContactList = forwardRef<HTMLUListElement, ContactListProps>(function ContactList(
  { items, className, ...rest },
  ref,
) {
  return (
    <ul ref={ref} className={cx(contactList, className)} {...rest}>
      {items.map(({ icon, label, text, href }) => (
        <li key={`${label}${text}`}>
          <Icon name={icon} label={label} />
          {href === undefined ? (
            <span>{text}</span>
          ) : (
            <Link href={href} variant="quiet">
              {text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
})
