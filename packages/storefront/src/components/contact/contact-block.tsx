import { BusinessHours, ButtonLink, Heading } from '@floga/ui'
import { color, media, radius, size, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { CompanyLine } from '../../layout/footer/company-line.js'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import { ShopPhoto } from './shop-photo.js'
import { ContactLines } from './contact-lines.js'
import { useHasPage, useSite } from '../../site/use-site.js'

const block = css`
  @layer app {
    display: grid;
    overflow: hidden;
    margin-block: ${space.xl} ${space['2xl']};
    border-radius: ${radius.image};
    background: ${color.groundSoft};

    > [data-part='content'] {
      display: grid;
      gap: ${space.md} ${space.xl};
      align-content: center;
      padding: ${space.lg} ${size.gutter};
    }
    a[href^='tel:'] {
      font-family: ${type.title};
      font-size: ${type.title3};
      font-weight: 600;
    }
    [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs};
    }
    > picture {
      aspect-ratio: 4 / 3;
    }
    ${media.md} {
      > [data-part='content'] {
        padding: ${space.xl};
      }
      &:not([data-own]) > [data-part='content'] {
        grid-template-columns: repeat(2, auto);
        justify-content: start;
        gap: ${space.md} ${space['3xl']};
      }
      h2,
      [data-part='actions'] {
        grid-column: 1 / -1;
      }
    }
    ${media.lg} {
      &:not([data-own])[data-photo] {
        grid-template-columns: minmax(0, 10fr) minmax(0, 6fr);
      }
      /* The buttons at the end of the line leave no empty half. */
      &:not([data-own], [data-photo]) > [data-part='content'] {
        grid-template-columns: auto auto 1fr;
      }
      &:not([data-own], [data-photo]) [data-part='actions'] {
        grid-column: 3;
        justify-content: end;
        align-self: center;
      }
    }
  }
`

/** The shop's contact details, opening hours and location. */
export function ContactBlock({
  isOwnPage = false,
  questions,
}: {
  /** On the contact page nothing leads to it. @default false */
  isOwnPage?: boolean
  /** Title of the page of questions, for a button that leads there. */
  questions?: string | null
}): ReactElement | null {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const { contact } = useSite()
  const hasPage = useHasPage()
  if (!contact) return null
  const { geoAddress } = contact
  const hasPhoto = shop.photographs.shop !== undefined
  return (
    <section
      className={block}
      data-own={isOwnPage ? '' : undefined}
      data-photo={hasPhoto ? '' : undefined}
    >
      <div data-part="content">
        <Heading level={2}>{t('home.contactTitle')}</Heading>
        <ContactLines />
        <div>
          <Heading level={3} size={4}>
            {t('contact.hours')}
          </Heading>
          <BusinessHours aria-label={t('contact.hours')} items={contact.businessHours} />
        </div>
        <div data-part="actions">
          {geoAddress && (
            <ButtonLink href={geoAddress.url} icon="map-pin" rel="noopener">
              {t('contact.map')}
            </ButtonLink>
          )}
          {questions && (
            <ButtonLink href={href('/questions')} icon="info">
              {questions}
            </ButtonLink>
          )}
          {!isOwnPage && hasPage('/contact') && (
            <ButtonLink href={href('/contact')} icon="mail">
              {t('footer.contactButton')}
            </ButtonLink>
          )}
        </div>
        {isOwnPage && <CompanyLine />}
      </div>
      <ShopPhoto place="shop" sizes="(min-width: 992px) 480px, 92vw" />
    </section>
  )
}
