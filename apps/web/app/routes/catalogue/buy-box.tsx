import { Availability, Button, Heading, Notice, Price, ShareButton, Stack, Text } from '@floga/ui'
import { css } from '@linaria/core'
import { useLocation } from '@remix-run/react'
import type { ReactElement } from 'react'

import { AddToCartForm } from '../../shell/cart/add-to-cart-form.js'
import { tenant } from '../../tenant/tenant.js'
import type { ProductData, VariantData } from '../../wiring/api-types.js'
import { useFormatters } from '@floga/i18n/react'
import { useMessages } from '../../wiring/use-language.js'
import { CompareLink } from './compare-link.js'
import { DeliveryNote } from './delivery-note.js'
import { InstalmentPlans } from './instalment-plans.js'
import { toAvailability, toPrice } from './product-card-props.js'
import { QuantityChoice } from './quantity-choice.js'
import { VariantChoices } from './variant-choices.js'

const box = css`
  @layer app {
    display: grid;
    gap: 1rem;
    align-content: start;
    @media (min-width: 992px) {
      position: sticky;
      inset-block-start: 1rem;
    }
  }
`
const order = css`
  @layer app {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    align-items: end;
    > button[type='submit'] {
      flex: 1 1 12rem;
    }
  }
`
const facts = css`
  @layer app {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.5rem;
    li {
      display: flex;
      gap: 0.5rem;
    }
  }
`

export interface BuyBoxProps {
  product: ProductData
  variant: VariantData
  /** Full address of the product, for sharing. */
  shareUrl: string
  /** Why adding without scripts was refused. */
  error: string | null
}

/** Name, facts, price, choice and the way into the cart. */
export function BuyBox({ product, variant, shareUrl, error }: BuyBoxProps): ReactElement {
  const t = useMessages()
  const formatters = useFormatters()
  const { pathname, search } = useLocation()
  const canBuy = variant.maxQuantity > 0 && variant.availability !== 'DISCONTINUED'
  const { freeShippingAboveMinor, currency } = tenant
  return (
    <div className={box}>
      <Stack gap="2xs">
        {product.brand && <Text tone="soft">{product.brand.name}</Text>}
        <Heading level={1}>{product.name}</Heading>
        <Text size="small" tone="soft">
          {t('product.sku')}: {variant.sku}
        </Text>
      </Stack>
      {product.facts.length > 0 && (
        <ul className={facts}>
          {product.facts.map(({ name, value }) => (
            <li key={name}>
              <Text as="span" tone="soft">
                {name}
              </Text>
              <Text as="strong" weight="strong">
                {value}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <Price
        size="large"
        {...toPrice(variant, t)}
        excludingTax={t('product.exclVat', { amount: variant.salePrice.formatted })}
      />
      <InstalmentPlans price={variant.salePriceWithTax} />
      <VariantChoices product={product} variant={variant} />
      <Availability {...toAvailability(variant.availability, t)} />
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {canBuy && (
        <AddToCartForm
          variantId={variant.id}
          name={product.name}
          action={`${pathname}${search}`}
          className={order}
        >
          {({ isBusy }) => (
            <>
              <QuantityChoice key={variant.id} name={product.name} max={variant.maxQuantity} />
              <Button type="submit" variant="primary" size="large" icon="bag" isBusy={isBusy}>
                {t('product.add')}
              </Button>
            </>
          )}
        </AddToCartForm>
      )}
      <Stack direction="row" gap="xs">
        <CompareLink productId={product.id} />
        <ShareButton
          label={t('product.share')}
          url={shareUrl}
          title={product.name}
          copiedLabel={t('product.linkCopied')}
        />
      </Stack>
      <DeliveryNote
        isDangerous={product.dangerousGoods}
        freeAbove={formatters.money({ amountMinor: freeShippingAboveMinor, currency })}
      />
    </div>
  )
}
