import { useFormatters } from '@floga/i18n/react'
import { Banner, Link, ScrollRow } from '@floga/ui'
import type { BannerProps, ImageAsset } from '@floga/ui'
import type { ReactElement } from 'react'

import { Section } from '../../components/section.js'
import { freeShippingAbove } from '../../components/free-shipping-above.js'
import { useHasPage, useSite } from '../../site/use-site.js'
import { namedImage } from '../../components/images/named-image.js'
import type { ImagesShop } from '../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import type { loadHome } from './load-home.server.js'

/** The promises' images are four wide and three high, without a ground of their own. */
const photo = (shop: ImagesShop, name: string): ImageAsset =>
  namedImage(shop, name, { sizes: '(min-width: 1200px) 272px, 240px', aspect: 4 / 3 })

export interface HomeBannersProps {
  banners: Awaited<ReturnType<typeof loadHome>>['banners']
  brandsCount: number
}

/** The shop's promises: instalments, immediate dispatch, phone orders, trusted brands. */
export function HomeBanners({ banners, brandsCount }: HomeBannersProps): ReactElement | null {
  const { t } = useLanguage()
  const shop = useStorefront()
  const promises = usePromises(brandsCount)
  const shown = banners.flatMap(({ name, image }) => {
    const promise = promises[name]
    return promise ? [{ ...promise, name, image: photo(shop, image) }] : []
  })
  if (shown.length === 0) return null
  return (
    <Section aria-label={t('home.banners')}>
      <ScrollRow columns={2}>
        {shown.map(({ name, ...promise }) => (
          <Banner key={name} headingLevel={2} {...promise} />
        ))}
      </ScrollRow>
    </Section>
  )
}

type Promises = Record<
  HomeBannersProps['banners'][number]['name'],
  Omit<BannerProps, 'image'> | null
>

/** Texts of each promise; null where it does not apply. */
export function usePromises(brandsCount: number): Promises {
  const { t, href } = useLanguage()
  const { money } = useFormatters()
  const { contact, settings } = useSite()
  const hasPage = useHasPage()
  const linkTo = (path: string, text: string): ReactElement | null =>
    hasPage(path) ? <Link href={href(path)}>{text}</Link> : null
  const freeAbove = freeShippingAbove(settings)
  const instalments = settings?.instalments
  return {
    instalments: instalments
      ? {
          tone: 'primary',
          title: t('home.instalmentsTitle', { months: instalments.maxMonths }),
          text: t('home.instalmentsText', {
            amount: money({ amountMinor: instalments.fromMinor, currency: settings.currency }),
          }),
          action: linkTo('/payment-methods', t('home.instalmentsLink')),
        }
      : null,
    shipping: freeAbove
      ? {
          tone: 'warm',
          title: t('home.shippingTitle'),
          text: t('home.shippingText', { amount: money(freeAbove), where: freeAbove.where }),
          action: linkTo('/shipping-methods', t('home.shippingLink')),
        }
      : null,
    phone: contact
      ? {
          tone: 'fresh',
          title: t('home.phoneTitle'),
          text: t('home.phoneText'),
          action: <Link href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</Link>,
        }
      : null,
    makers:
      brandsCount > 0
        ? {
            title: t('home.makersTitle'),
            text: t('home.makersText', { count: brandsCount }),
            action: linkTo('/brands', t('home.makersLink')),
          }
        : null,
  }
}
