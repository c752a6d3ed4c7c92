'use client'

import { Button, Checkbox, Heading, Image, Link, Text } from '@floga/ui'
import { color, media, radius, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import type { FormEvent, ReactElement } from 'react'

import { toLinePreview } from '../../cart/lines/line-preview.js'
import { RefusedAdditions } from '../../cart/add/refused-additions.js'
import { useAddToCart } from '../../cart/add/use-add-to-cart.js'
import type { Addition } from '../../cart/add/use-add-to-cart.js'
import type { RefusedAddition } from '../../cart/drawer/use-cart-drawer.js'
import type { ProductSetData } from '../../../request/api/api-types.js'
import { imageSizes, toImage } from '../../../components/images/to-image.js'
import type { ImagesShop } from '../../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'

const MOST_PARTS = 3

/** The selectors use ids: with attributes, Chromium would check the page on every insertion. */
const partId = (index: number): string => `set-${index}`

/**
 * A total is shown while exactly its parts are ticked, without a script: the platform has counted
 * each of them.
 */
const totals = Array.from({ length: 2 ** MOST_PARTS - 1 }, (_, index) => {
  const choice = (index + 1).toString(2).padStart(MOST_PARTS, '0')
  const ticked = [...choice]
    .map((digit, part) => {
      const isTicked = `:has(#${partId(part)}:checked)`
      return digit === '1' ? isTicked : `:not(${isTicked})`
    })
    .join('')
  return `&${ticked} [data-total='${choice}'] { display: block; }`
}).join('\n')

const set = css`
  @layer app {
    display: grid;
    gap: ${space.md};
    padding: ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.image};
    > ul {
      display: grid;
      gap: ${space.md};
    }
    > ul > li {
      display: grid;
      grid-template-columns: 72px minmax(0, 1fr);
      gap: 0 ${space.sm};
      align-items: start;
    }
    /* The price is aligned with the text, not with the checkbox. */
    > ul p {
      padding-inline-start: 28px;
    }
    ${media.coarse} {
      > ul p {
        padding-inline-start: 32px;
      }
    }
    > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: ${space.sm} ${space.lg};
    }
    [data-total] {
      display: none;
    }
    ${totals}
    /* Up to there it has half of the page's width. */
    ${media.xl} {
      > ul {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
  }
`

export interface ProductSetProps {
  data: ProductSetData
  /** Ids that were ticked in a rejected form; null for a new form, with all ticked. */
  ticked: readonly string[] | null
}

/**
 * The parts of a connection, each optional with its price, one total and one add-to-cart button.
 */
export function ProductSet({ data, ticked }: ProductSetProps): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const { pathname, search } = useLocation()
  const { parts } = data
  const { add, isBusy } = useAddToCart()
  const [refused, setRefused] = useState<readonly RefusedAddition[]>([])
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    setRefused([])
    const form = event.currentTarget
    const chosen = new FormData(form).getAll('part')
    const additions = parts
      .filter(({ variant }) => chosen.includes(variant.id))
      .map((part) => toAddition(shop, part))
    if (additions.length === 0) {
      setRefused(nothingTicked)
      return
    }
    const left = await add(additions)
    setRefused(left)
    if (left.length > 0) untickOthers(form, left)
  }
  const choiceOf = (ids: readonly string[]): string =>
    Array.from({ length: MOST_PARTS }, (_, index) =>
      ids.includes(parts[index]?.variant.id ?? '') ? '1' : '0',
    ).join('')
  return (
    <form
      method="post"
      action={`${pathname}${search}`}
      className={set}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="intent" value="add-set" />
      <Heading level={2} size={3}>
        {t('product.setTitle')}
      </Heading>
      <ul>
        {parts.map(({ product, variant }, index) => (
          <li key={variant.id}>
            <Image
              {...toImage(shop, product.image, {
                sizes: imageSizes.thumbnail,
                alt: '',
                kind: product.kind ?? null,
              })}
            />
            <div>
              <Checkbox
                id={partId(index)}
                name="part"
                value={variant.id}
                defaultChecked={ticked?.includes(variant.id) ?? true}
                label={[product.name, variant.label].filter(Boolean).join(', ')}
              />
              <Text size="small">
                {variant.salePriceWithTax.formatted}{' '}
                <Link
                  href={href(`/products/${product.slug}`)}
                  aria-label={t('product.setOpen', { name: product.name })}
                >
                  {t('product.setMore')}
                </Link>
              </Text>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <div role="status">
          {data.totals.map(({ variantIds, total }) => (
            <Text key={choiceOf(variantIds)} weight="strong" data-total={choiceOf(variantIds)}>
              {t('product.setTotal', { count: variantIds.length, total: total.formatted })}
            </Text>
          ))}
        </div>
        <Button type="submit" icon="bag" isBusy={isBusy}>
          {t('product.setAdd')}
        </Button>
      </div>
      {refused.length > 0 && (
        <section>
          <RefusedAdditions refused={refused} />
        </section>
      )}
    </form>
  )
}

function toAddition(
  shop: ImagesShop,
  { product, variant }: ProductSetData['parts'][number],
): Addition {
  const { id: variantId, label, salePriceWithTax: unitPrice } = variant
  return {
    kind: 'add',
    variantId,
    quantity: 1,
    preview: toLinePreview(shop, product, { label, unitPrice }),
  }
}

const nothingTicked: readonly RefusedAddition[] = [
  { variantId: '', name: '', error: { code: 'NOT_ADDED', lineId: null, available: null } },
]

/**
 * Leaves only the rejected parts checked, so that submitting the form again adds no part twice.
 */
function untickOthers(form: HTMLFormElement, refused: readonly RefusedAddition[]): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[name=part]')) {
    box.checked = refused.some(({ variantId }) => variantId === box.value)
  }
}
