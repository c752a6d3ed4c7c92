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
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { PaymentLogos } from '../components/footer/payment-logos.js'
import { CompanyLine } from '../components/footer/company-line.js'
import { FooterLinks, linkRow } from '../components/footer/footer-links.js'
import { ContactLines, useHasPage, useSite } from '@floga/storefront'
import { MemberControl, useHasMembers, useMember } from '@floga/storefront/members'
import { NewsletterBox } from '@floga/storefront/newsletter'
import { useLanguageChoices } from '@floga/storefront'
import type { SocialNetwork } from '@floga/ui'

const { pages, barePages } = tenant.footer
const otherPages = barePages.filter((path) => !pages.includes(path))

/** Member area, links, categories, contact and hours. */
export const PageFooter = memo(function PageFooter(): ReactElement {
  const t = useMessages()
  const hasMembers = useHasMembers()
  return (
    <SiteFooter bottom={<FooterBottom />}>
      <FooterColumn title={t(hasMembers ? 'footer.memberArea' : 'footer.language')}>
        {hasMembers && <MemberText />}
        <MemberControl />
        <FooterLanguages />
        <NewsletterBox />
      </FooterColumn>
      <FooterLists />
    </SiteFooter>
  )
})

/** Members need not be told that they could do without an account. */
function MemberText(): ReactElement {
  const t = useMessages()
  const isMember = useMember() !== null
  return <Text size="small">{t(isMember ? 'footer.memberOwnText' : 'footer.memberText')}</Text>
}

/** A component of its own: its URLs change with each page. */
function FooterLanguages(): ReactElement {
  const t = useMessages()
  const languages = useLanguageChoices()
  return <LanguageSwitcher label={t('footer.language')} languages={languages} variant="full" />
}

function FooterBottom(): ReactElement {
  const t = useMessages()
  const { year } = useSite()
  return (
    <>
      <FooterLinks className={linkRow} paths={otherPages} />
      <CompanyLine />
      <Text size="small">
        {t('footer.copyright', { year, name: tenant.name })}{' '}
        {t.has('footer.illustrations') && t('footer.illustrations')}
      </Text>
      <PaymentLogos label={t('footer.waysToPay')} />
    </>
  )
}

/** Link lists next to the member area, the same on every page. */
function FooterLists(): ReactElement {
  const t = useMessages()
  const href = useHref()
  const hasPage = useHasPage()
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
            {hasPage('/contact') && (
              <li>
                <ButtonLink href={href('/contact')} size="small" icon="mail">
                  {t('footer.contactButton')}
                </ButtonLink>
              </li>
            )}
          </ul>
        </FooterColumn>
      )}
    </>
  )
}

/** Networks that the kit has an icon for. */
const supported: readonly string[] = [
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
    .filter(({ icon }) => supported.includes(icon))
    .map(({ icon, name, url }) => ({
      // Only names of the list above come so far.
      network: icon as SocialNetwork,
      label: t('footer.onNetwork', { shop: tenant.name, network: name }),
      href: url,
    }))
  return accounts.length > 0 ? <SocialIcons accounts={accounts} /> : null
}
