import { variantChoices, variantSearch } from '@floga/catalogue-core'
import { LinkProvider, VariantPicker } from '@floga/ui'
import type { ReactElement } from 'react'
import type { ProductData, VariantData } from '../../wiring/api/api-types.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import type { LinkTargetProps } from '@floga/ui'
import { Link } from '@remix-run/react'
import { forwardRef } from 'react'

/** What tells the variants apart, as links: each choice has its own address. */
export function VariantChoices(props: {
  product: ProductData
  variant: VariantData
}): ReactElement | null {
  const t = useMessages()
  const href = useHref()
  const { product, variant } = props
  if (product.options.length === 0) return null
  const path = href(`/products/${product.slug}`)
  return (
    <LinkProvider component={VariantLink}>
      <VariantPicker
        id="options"
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
    </LinkProvider>
  )
}

/** A link between the variants of one product: the page stays where it is, and Back leaves the product's choices one by one. */
const VariantLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(function VariantLink(
  { href, children, ...rest },
  ref,
) {
  return (
    <Link ref={ref} to={href} prefetch="intent" preventScrollReset {...rest}>
      {children}
    </Link>
  )
})
