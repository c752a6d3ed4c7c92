import { Button, Select } from '@floga/ui'
import { css } from '@linaria/core'
import { Form, useSubmit } from '@remix-run/react'
import type { ReactElement } from 'react'

import { useHref, useMessages } from '../../wiring/use-language.js'
import { sortOrders } from './search-params.js'
import type { ListRequest, SortName } from './search-params.js'

const form = css`
  @layer app {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    label {
      white-space: nowrap;
    }
  }
`

const labels = {
  relevance: 'products.sortRelevance',
  'price-asc': 'products.sortPriceAsc',
  'price-desc': 'products.sortPriceDesc',
  newest: 'products.sortNewest',
  name: 'products.sortName',
  discount: 'products.sortDiscount',
} as const satisfies Record<SortName, string>

/** The order of a list: applied at once with scripts, by its button without. */
export function SortForm({ path, request }: { path: string; request: ListRequest }): ReactElement {
  const t = useMessages()
  const href = useHref()
  const submit = useSubmit()
  const options = (Object.keys(sortOrders) as SortName[]).map((name) => ({
    value: name,
    label: t(labels[name]),
  }))
  return (
    <Form action={href(path)} className={form} onChange={(event) => submit(event.currentTarget)}>
      {request.term && <input type="hidden" name="search" value={request.term} />}
      <label htmlFor="sort">{t('products.sort')}</label>
      <Select
        id="sort"
        name="sort"
        key={request.sort}
        defaultValue={request.sort}
        options={options}
      />
      <noscript>
        <Button type="submit" size="small">
          {t('products.sortApply')}
        </Button>
      </noscript>
    </Form>
  )
}
