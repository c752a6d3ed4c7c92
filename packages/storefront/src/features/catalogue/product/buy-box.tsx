import { Alert, Badge, Price, ShareButton, Stack } from '@floga/ui'
import { coveredFoot } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'
import type { VariantData } from '../../../request/api/api-types.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { LegalGuarantee } from '../../../components/legal-guarantee.js'
import type { LegalGuaranteeProps } from '../../../components/legal-guarantee.js'
import { CompareLink } from '../../compare/compare-link.js'
import { DeliveryInfo } from './delivery-info.js'
import { DurabilityLabel } from './durability-label.js'
import { AddToCartSection } from './add-to-cart-section.js'
import { BuyReasons } from './buy-reasons.js'
import { toPrice } from '../cards/to-card-props.js'
import { ProductTitle } from './product-title.js'
import { StockInfo } from './stock-info.js'
import { BackInStockForm } from '../../back-in-stock/back-in-stock-form.js'
import type { BackInStockState } from '../../back-in-stock/back-in-stock-form.js'
import { VariantChoices } from './variant-choices.js'
import type { ProductView } from './to-product-view.server.js'

const box = css`
  @layer app {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    align-content: start;
    /*
     * Beside the rest of the page it stays in view: from its top where the screen holds it, else once
     * its lower edge has been reached.
     */
    @media screen and (min-width: 768px) {
      position: sticky;
      inset-block-end: calc(${coveredFoot} + 1rem);
      align-self: end;
      /* Below the sticky bar. */
      min-block-size: calc(100vh - 7rem);
    }
    @media screen and (min-width: 1200px) {
      /* Below the sticky menu. */
      min-block-size: calc(100vh - 5.5rem);
    }
  }
`

/** The first button has no background: its text is aligned with the other lines. */
const flush = css`
  @layer app {
    margin-inline-start: -1rem;
  }
`

export interface BuyBoxProps {
  product: ProductView
  variant: VariantData
  /** Full address of the variant, for sharing. */
  shareUrl: string
  /** The error of adding without scripts. */
  error: string | null
  /** The result of a back-in-stock request. */
  backInStock: BackInStockState | null
  /** The reminder of the legal guarantee; null if the tenant has none. */
  guarantee: LegalGuaranteeProps | null
}

/** Name, key properties, price, variants and add to cart. */
export function BuyBox(props: BuyBoxProps): ReactElement {
  const { product, variant, shareUrl, error, backInStock, guarantee } = props
  const { t } = useLanguage()
  const canBuy = variant.maxQuantity > 0 && variant.availability !== 'DISCONTINUED'
  const price = toPrice(variant, t)
  return (
    <div className={box}>
      <ProductTitle product={product} sku={variant.sku} />
      {/* Another variant has another price: it is read out. */}
      <div role="status">
        {variant.discount && (
          <Badge tone="danger">{t('product.save', { amount: variant.discount.formatted })}</Badge>
        )}
        <Price
          size="large"
          {...price}
          excludingTax={t('product.taxNote', {
            rate: variant.taxRate,
            amount: variant.salePrice.formatted,
          })}
        />
      </div>
      <VariantChoices product={product} variant={variant} />
      <StockInfo variant={variant} />
      {error && (
        <Alert tone="danger" role="alert" title={t('cartErrors.NOT_ADDED')}>
          {error === t('cartErrors.NOT_ADDED') ? null : error}
        </Alert>
      )}
      {canBuy && <AddToCartSection product={product} variant={variant} price={price} />}
      {variant.availability === 'OUT_OF_STOCK' && (
        <BackInStockForm key={variant.id} variantId={variant.id} state={backInStock} />
      )}
      <BuyReasons variant={variant} />
      <Stack direction="row" gap="xs" className={flush}>
        <CompareLink productId={product.id} />
        <ShareButton
          key={shareUrl}
          label={t('product.share')}
          url={shareUrl}
          title={product.name}
          copiedLabel={t('product.linkCopied')}
        />
      </Stack>
      <DeliveryInfo
        delivery={variant.delivery}
        pickupStock={variant.pickupStock}
        isDangerous={product.dangerousGoods}
      />
      {guarantee && <LegalGuarantee {...guarantee} />}
      {product.durabilityGuarantee && <DurabilityLabel guarantee={product.durabilityGuarantee} />}
    </div>
  )
}
