import { variantChoices, variantSearch } from '@floga/catalogue-core'
import { Link, Text } from '@floga/ui'
import { color } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { ProductData, VariantData } from '../../wiring/api-types.js'
import { useHref } from '../../wiring/use-language.js'
import { ColorSwatch } from './color-swatch.js'

const group = css`
  @layer app {
    display: grid;
    gap: 0.5rem;
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
    a,
    span[data-impossible] {
      display: inline-flex;
      align-items: center;
      gap: 0.5rem;
      min-block-size: 44px;
      padding-inline: 1rem;
      border: 1px solid ${color.lineStrong};
      border-radius: 8px;
      text-decoration: none;
    }
    a:hover {
      border-color: ${color.action};
    }
    a[aria-current] {
      border: 2px solid ${color.action};
      padding-inline: calc(1rem - 1px);
      font-weight: 600;
    }
    span[data-impossible] {
      color: ${color.inkSoft};
      text-decoration: line-through;
      border-style: dashed;
    }
  }
`

/** What tells the variants apart, as links: each choice has its own address. */
export function VariantChoices(props: {
  product: ProductData
  variant: VariantData
}): ReactElement | null {
  const href = useHref()
  const { product, variant } = props
  if (product.options.length === 0) return null
  const path = href(`/products/${product.slug}`)
  return (
    <>
      {variantChoices(product, variant).map(({ internalName, name, kind, choices }) => (
        <div key={internalName} className={group} role="group" aria-label={name}>
          <Text size="small" weight="strong">
            {name}
          </Text>
          <ul>
            {choices.map(({ value, label, isChosen, sku }) => (
              <li key={value}>
                {sku ? (
                  <Link
                    variant="plain"
                    href={path + variantSearch(product, sku)}
                    aria-current={isChosen ? 'true' : undefined}
                  >
                    {kind === 'color' && <ColorSwatch value={value} />}
                    {label}
                  </Link>
                ) : (
                  <span data-impossible="">{label}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}
