import {
  BusinessHours,
  ButtonLink,
  FooterColumn,
  FooterGroup,
  LanguageSwitcher,
  Link,
  SiteFooter,
  SocialIcons,
  Text,
} from '@floga/ui'
import { memo } from 'react'
import type { ReactElement } from 'react'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import { PaymentLogos } from './payment-logos.js'
import { CompanyLine } from './company-line.js'
import { FooterLinks, linkRow } from './footer-links.js'
import { ContactLines } from '../../components/contact/contact-lines.js'
import { useHasPage, useSite } from '../../site/use-site.js'
import { MemberControl } from '../../features/members/session/member-control.js'
import { useHasMembers, useMember } from '../../features/members/session/use-member.js'
import { NewsletterBox } from '../../features/newsletter/newsletter-box.js'
import { useLanguageChoices } from '../../site/use-language-choices.js'
import type { Site } from '../../site/site.js'
import type { SocialNetwork } from '@floga/ui'

/** The newsletter as a band, three columns of links and contact, the member area. */
export const PageFooter = memo(function PageFooter(): ReactElement {
  const { t } = useLanguage()
  const hasPage = useHasPage()
  const hasMembers = useHasMembers()
  const { contact, footerCategories } = useSite()
  return (
    <SiteFooter top={hasPage('/newsletter') && <NewsletterBox />} bottom={<FooterBottom />}>
      <FooterGroup>
        <FooterColumn title={t('footer.quickLinks')}>
          <FooterLinks paths={useStorefront().footer.pages} />
        </FooterColumn>
      </FooterGroup>
      <FooterGroup>
        {footerCategories.length > 0 && <CategoryColumn />}
        <FooterColumn title={t(hasMembers ? 'footer.memberArea' : 'footer.language')}>
          {hasMembers && (
            <>
              <MemberText />
              <MemberControl />
            </>
          )}
          <FooterLanguages />
        </FooterColumn>
      </FooterGroup>
      {contact && (
        <FooterGroup>
          <FooterColumn title={t('footer.contactUs')}>
            <ContactLines />
            <ShopAccounts />
          </FooterColumn>
          <HoursColumn {...contact} />
        </FooterGroup>
      )}
    </SiteFooter>
  )
})

/** Members need not be told that they could do without an account. */
function MemberText(): ReactElement {
  const { t } = useLanguage()
  const isMember = useMember() !== null
  return <Text size="small">{t(isMember ? 'footer.memberOwnText' : 'footer.memberText')}</Text>
}

/** A component of its own: its URLs change with each page. */
function FooterLanguages(): ReactElement {
  const { t } = useLanguage()
  const languages = useLanguageChoices()
  return <LanguageSwitcher label={t('footer.language')} languages={languages} variant="full" />
}

function FooterBottom(): ReactElement {
  const { t, code } = useLanguage()
  const { year } = useSite()
  const { name, footer } = useStorefront()
  const otherPages = footer.barePages.filter((path) => !footer.pages.includes(path))
  return (
    <>
      <FooterLinks className={linkRow} paths={otherPages} />
      <CompanyLine />
      <Text size="small">
        {t('footer.copyright', { year, name })} {footer.note?.[code]}
      </Text>
      <PaymentLogos label={t('footer.waysToPay')} />
    </>
  )
}

function CategoryColumn(): ReactElement {
  const { t, href } = useLanguage()
  const { footerCategories } = useSite()
  return (
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
  )
}

function HoursColumn({
  businessHours,
  geoAddress,
}: Pick<NonNullable<Site['contact']>, 'businessHours' | 'geoAddress'>): ReactElement {
  const { t, href } = useLanguage()
  const hasPage = useHasPage()
  return (
    <FooterColumn title={t('footer.businessHours')}>
      <BusinessHours items={businessHours} />
      <ul>
        {geoAddress && (
          <li>
            <Link href={geoAddress.url} variant="quiet" rel="noopener">
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
  const { t } = useLanguage()
  const { socialAccounts } = useSite()
  const { name } = useStorefront()
  const accounts = socialAccounts
    .filter(({ icon }) => supported.includes(icon))
    .map(({ icon, name: network, url }) => ({
      // Only names of the list above come so far.
      network: icon as SocialNetwork,
      label: t('footer.onNetwork', { shop: name, network }),
      href: url,
    }))
  return accounts.length > 0 ? <SocialIcons accounts={accounts} /> : null
}
