import { useLocale } from '@floga/i18n/react'
import { Disclosure, Image, Link, Text } from '@floga/ui'
import { color, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { drawing } from '../../../components/images/named-image.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import type { ProductView } from './to-product-view.server.js'

const box = css`
  @layer app {
    padding: ${space.sm};
    border: 1px solid ${color.line};
    border-radius: 6px;
  }
`

/** The Union's page about the label, to which its QR code leads. */
const aboutLabel = 'https://europa.eu/youreurope/commercial-guarantee-durability/index.htm'

export interface DurabilityLabelProps {
  guarantee: NonNullable<ProductView['durabilityGuarantee']>
}

/** The producer's guarantee of durability: what its label says as text, and the label itself. */
export function DurabilityLabel({ guarantee }: DurabilityLabelProps): ReactElement {
  const { t } = useLanguage()
  const shop = useStorefront()
  const { iso } = useLocale()
  const { producer, model, termsUrl, label } = guarantee
  const years = new Intl.NumberFormat(iso).format(guarantee.years)
  const text = t('product.durability', { years, producer, model })
  return (
    <section className={box} aria-label={t('product.durabilityTitle')}>
      <Text size="small">
        <strong>GARAN</strong> {text}
      </Text>
      {label && (
        <Disclosure title={t('product.durabilityLabel')} variant="plain">
          {/* Its text is above. */}
          <Image {...drawing(shop, label, { width: 344, height: 362 })} alt="" />
        </Disclosure>
      )}
      <Text size="small">
        {t('product.durabilityLegal')}{' '}
        <Link href={termsUrl} rel="noopener">
          {t('product.durabilityTerms')}
        </Link>{' '}
        · <Link href={aboutLabel}>{t('product.durabilityAbout')}</Link>
      </Text>
    </section>
  )
}
