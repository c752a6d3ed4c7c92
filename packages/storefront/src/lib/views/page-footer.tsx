import { BusinessHours, FooterColumn, Link, SiteFooter, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { useHasPage, useSite } from '../../site/use-site.js'
import { useLanguage } from './storefront-context.js'

/** Content of the footer. */
export interface PageFooterProps {
  /** A title and a short description of the shop. */
  about?: { title: string; text: string }
  /** The last line. */
  note?: string
  /** Pages of the shop; those that it does not have are left out. */
  links: readonly { path: string; label: string }[]
}

/** The shop itself, its contact and hours, its pages. */
export function PageFooter({ about, note, links }: PageFooterProps): ReactElement {
  const { t, href } = useLanguage()
  const { contact } = useSite()
  const hasPage = useHasPage()
  return (
    <SiteFooter bottom={note && <Text size="small">{note}</Text>}>
      {about && (
        <FooterColumn title={about.title}>
          <Text size="small">{about.text}</Text>
        </FooterColumn>
      )}
      {contact && (
        <FooterColumn title={t('footer.contact')}>
          <Text size="small">{contact.address}</Text>
          <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
          <BusinessHours items={contact.businessHours} />
        </FooterColumn>
      )}
      <FooterColumn title={t('footer.shop')}>
        <ul>
          {links
            .filter(({ path }) => hasPage(path))
            .map(({ path, label }) => (
              <li key={path}>
                <Link href={href(path)}>{label}</Link>
              </li>
            ))}
        </ul>
      </FooterColumn>
    </SiteFooter>
  )
}
