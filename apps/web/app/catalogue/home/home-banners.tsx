import { useFormatters } from '@floga/i18n/react'
import { Banner, Link, ScrollRow } from '@floga/ui'
import type { ImageAsset } from '@floga/ui'
import type { ReactElement } from 'react'

import { Section } from '../../shell/page/section.js'
import { freeShippingAbove } from '../../shell/page/free-shipping-above.js'
import { useSite } from '../../shell/page/use-site.js'
import { tenant } from '#tenant/tenant.js'
import { namedImage, imageSizes } from '../../wiring/content/to-image.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'

/** The promises' images are four wide and three high, without a ground of their own. */
const photo = (name: string): ImageAsset =>
  namedImage(name, { sizes: imageSizes.promise, aspect: 4 / 3 })

/** What the shop promises: paying in parts, sending at once, orders by phone, makers to trust. */
export function HomeBanners({ brandsCount }: { brandsCount: number }): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { money } = useFormatters()
  const { contact, settings } = useSite()
  const { images } = tenant
  const freeAbove = freeShippingAbove(settings)
  return (
    <Section aria-label={t('home.banners')}>
      <ScrollRow columns={2}>
        {settings?.instalments && (
          <Banner
            headingLevel={2}
            tone="primary"
            title={t('home.instalmentsTitle', { months: settings.instalments.maxMonths })}
            text={t('home.instalmentsText', {
              amount: money({
                amountMinor: settings.instalments.fromMinor,
                currency: settings.currency,
              }),
            })}
            image={photo(images.instalments)}
            action={<Link href={href('/payment-methods')}>{t('home.instalmentsLink')}</Link>}
          />
        )}
        {freeAbove && (
          <Banner
            headingLevel={2}
            tone="warm"
            title={t('home.shippingTitle')}
            text={t('home.shippingText', { amount: money(freeAbove) })}
            image={photo(images.shipping)}
            action={<Link href={href('/shipping-methods')}>{t('home.shippingLink')}</Link>}
          />
        )}
        <Banner
          headingLevel={2}
          tone="fresh"
          title={t('home.phoneTitle')}
          text={t('home.phoneText')}
          image={photo(images.phone)}
          action={
            contact ? (
              <Link href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</Link>
            ) : (
              <Link href={href('/contact')}>{t('nav.contact')}</Link>
            )
          }
        />
        <Banner
          headingLevel={2}
          title={t('home.makersTitle')}
          text={t('home.makersText', { count: brandsCount })}
          image={photo(images.makers)}
          action={<Link href={href('/brands')}>{t('home.makersLink')}</Link>}
        />
      </ScrollRow>
    </Section>
  )
}
