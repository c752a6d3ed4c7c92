import {
  BusinessHours,
  ButtonLink,
  FooterColumn,
  LanguageSwitcher,
  Link,
  SiteFooter,
  SocialIcons,
  Text,
} from '@floga/ui'
import { memo } from 'react'
import type { ReactElement } from 'react'
import { tenant } from '#tenant/tenant.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { CardMarks } from './card-marks.js'
import { CompanyLine } from './company-line.js'
import { FooterLinks } from './footer-links.js'
import { ContactLines } from '../page/contact-lines.js'
import { MemberControl } from '../../session/member-control.js'
import { NewsletterBox } from '../../newsletter/newsletter-box.js'
import { keptPart } from '../page/kept-part.js'
import { useLanguageChoices } from '../page/use-language-choices.js'
import { useSite } from '../page/use-site.js'
import type { SocialNetwork } from '@floga/ui'

/** Member area, links, categories, contact and hours. */
export const PageFooter = memo(function PageFooter(): ReactElement {
  const t = useMessages()
  return (
    <SiteFooter bottom={<FooterBottom />}>
      <FooterColumn title={t('footer.memberArea')}>
        <Text size="small">{t('footer.memberText')}</Text>
        <MemberControl />
        <FooterLanguages />
        <NewsletterBox />
      </FooterColumn>
      <FooterLists />
    </SiteFooter>
  )
})

/** By itself: with each page it has other addresses. */
function FooterLanguages(): ReactElement {
  const t = useMessages()
  const languages = useLanguageChoices()
  return <LanguageSwitcher label={t('footer.language')} languages={languages} variant="full" />
}

const FooterBottom = keptPart(
  'footer bottom',
  function FooterBottom(): ReactElement {
    const t = useMessages()
    const { year } = useSite()
    return (
      <>
        <CompanyLine />
        <Text size="small">
          {t('footer.copyright', { year, name: tenant.name })}{' '}
          {t.has('footer.illustrations') && t('footer.illustrations')}
        </Text>
        <CardMarks label={t('footer.waysToPay')} />
      </>
    )
  },
  { seesSite: true },
)

/** What stands beside the member area, the same on every page. */
const FooterLists = keptPart(
  'footer lists',
  function FooterLists(): ReactElement {
    const t = useMessages()
    const href = useHref()
    const { contact, footerCategories } = useSite()
    return (
      <>
        <FooterColumn title={t('footer.quickLinks')}>
          <FooterLinks paths={tenant.footer.pages} />
        </FooterColumn>
        {footerCategories.length > 0 && (
          <FooterColumn title={t('footer.products')}>
            <ul>
              {footerCategories.map(({ slug, name }) => (
                <li key={slug}>
                  <Link href={href(`/categories/${slug}`)} variant="quiet">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </FooterColumn>
        )}
        {contact && (
          <FooterColumn title={t('footer.contactUs')}>
            <ContactLines />
            <ShopAccounts />
          </FooterColumn>
        )}
        {contact && (
          <FooterColumn title={t('footer.businessHours')}>
            <BusinessHours items={contact.businessHours} />
            <ul>
              {contact.geoAddress && (
                <li>
                  <Link href={contact.geoAddress.url} variant="quiet" rel="noopener">
                    {t('footer.directions')}
                  </Link>
                </li>
              )}
              <li>
                <ButtonLink href={href('/contact')} size="small" icon="mail">
                  {t('footer.contactButton')}
                </ButtonLink>
              </li>
            </ul>
          </FooterColumn>
        )}
      </>
    )
  },
  { seesSite: true },
)

/** The networks that the kit has a drawing for. */
const drawn: readonly string[] = [
  'facebook',
  'instagram',
  'youtube',
  'linkedin',
] satisfies SocialNetwork[]

/** Links to the shop's accounts on networks; nothing where it has none. */
function ShopAccounts(): ReactElement | null {
  const t = useMessages()
  const { socialAccounts } = useSite()
  const accounts = socialAccounts
    .filter(({ icon }) => drawn.includes(icon))
    .map(({ icon, name, url }) => ({
      // Only names of the list above come so far.
      network: icon as SocialNetwork,
      label: t('footer.onNetwork', { shop: tenant.name, network: name }),
      href: url,
    }))
  return accounts.length > 0 ? <SocialIcons accounts={accounts} /> : null
}
