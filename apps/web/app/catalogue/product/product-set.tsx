import { Button, Checkbox, Heading, Image, Link, Text } from '@floga/ui'
import { color, media, radius, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { useLocation } from '@remix-run/react'
import type { ReactElement } from 'react'

import type { ProductSetData } from '../../wiring/api/api-types.js'
import { imageSizes, toImage } from '../../wiring/content/to-image.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'

const MOST_PARTS = 3

/** What styles ask for: were it an attribute, browsers would look through the page at whatever is added to it. */
const partId = (index: number): string => `set-${index}`

/** A total is shown while exactly its parts are ticked, without a script: the platform has counted each of them. */
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
    /* The price stands below the words, not below the box. */
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
    ${media.lg} {
      > ul {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
  }
`

export interface ProductSetProps {
  data: ProductSetData
  /** Ids of what was ticked in a form that was refused; null for a new form, with all of it. */
  ticked: readonly string[] | null
}

/** The parts of a connection, each with its price and to be left out, one total and one way into the cart. */
export function ProductSet({ data, ticked }: ProductSetProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { pathname, search } = useLocation()
  const { parts } = data
  const choiceOf = (ids: readonly string[]): string =>
    Array.from({ length: MOST_PARTS }, (_, index) =>
      ids.includes(parts[index]?.variant.id ?? '') ? '1' : '0',
    ).join('')
  return (
    <form method="post" action={`${pathname}${search}`} className={set}>
      <input type="hidden" name="intent" value="add-set" />
      <Heading level={2} size={3}>
        {t('product.setTitle')}
      </Heading>
      <ul>
        {parts.map(({ product, variant }, index) => (
          <li key={variant.id}>
            <Image
              {...toImage(product.image, {
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
        <Button type="submit" icon="bag">
          {t('product.setAdd')}
        </Button>
      </div>
    </form>
  )
}
