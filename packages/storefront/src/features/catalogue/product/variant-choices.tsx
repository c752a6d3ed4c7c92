import { variantChoices, variantSearch } from '@floga/catalogue-core'
import { VariantPicker } from '@floga/ui'
import type { ReactElement } from 'react'
import type { VariantData } from '../../../request/api/api-types.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import type { ProductView } from './to-product-view.server.js'

/** The options that distinguish variants, as links: each choice has its own address. */
export function VariantChoices(props: {
  product: ProductView
  variant: VariantData
}): ReactElement | null {
  const { t, href } = useLanguage()
  const { product, variant } = props
  if (product.options.length === 0) return null
  const path = href(`/products/${product.slug}`)
  return (
    <VariantPicker
      id="options"
      data-prevent-scroll-reset=""
      unavailableLabel={t('product.otherCombination')}
      options={variantChoices(product, variant).map(({ internalName, name, kind, choices }) => ({
        name: internalName,
        label: name,
        values: choices
          .filter(({ sku }) => sku !== null)
          .map(({ value, label, isChosen, sku, keepsOthers }) => ({
            value,
            label,
            isChosen,
            isUnavailable: !keepsOthers,
            href: path + variantSearch(product, sku),
            ...(kind === 'color' ? { color: value } : {}),
          })),
      }))}
    />
  )
}
