'use client'

import { filterField, parseSearchState } from '@floga/catalogue-core'
import type { Facet, SearchState } from '@floga/catalogue-core'
import { toMajorUnits } from '@floga/i18n'
import { useFormatters } from '@floga/i18n/react'
import { Button, FacetGroup, PriceRangeField } from '@floga/ui'
import { Form, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { FormEvent, ReactElement } from 'react'

import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { useSite } from '../../../site/use-site.js'
import { categoryPositions } from './category-positions.js'
import type { ListPage } from './load-list-page.server.js'
import { addressOptionsOf } from './read-list-query.js'

export interface ListFiltersProps {
  /** Path of the page without its locale's prefix. */
  path: string
  list: Pick<ListPage, 'state' | 'layout'>
  facets: readonly Facet[]
  addressOf: (state: SearchState) => string
}

/**
 * The facets of a list as one form: a tick shows its list at once, without scripts the button does.
 */
export function ListFilters({ path, list, facets, addressOf }: ListFiltersProps): ReactElement {
  const { state, layout } = list
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const show = (filled: HTMLFormElement): void => {
    const fields = [...new FormData(filled)].map(([name, value]) => [name, String(value)])
    const next = parseSearchState(new URLSearchParams(fields), addressOptionsOf(shop))
    navigate(addressOf({ ...next, page: 1 }), { preventScrollReset: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    show(event.currentTarget)
  }
  const change = (event: FormEvent<HTMLFormElement>): void => {
    // A price is sent by its button or Enter: half a number is no filter.
    const { type } = event.target as HTMLInputElement
    if (type === 'checkbox') show(event.currentTarget)
  }
  const showEarlier = useRef((): void => {
    if (form.current && hasOwnTicks(form.current)) show(form.current)
  })
  useEffect(() => showEarlier.current(), [])

  return (
    <Form
      ref={form}
      method="get"
      action={href(path)}
      // Form restoration by the browser would differ from the address.
      autoComplete="off"
      onSubmit={submit}
      onChange={change}
    >
      {state.term && <input type="hidden" name="search" value={state.term} />}
      {state.isExact && <input type="hidden" name="exact" value="1" />}
      {layout === 'list' && <input type="hidden" name="view" value={layout} />}
      {state.sort !== 'relevance' && <input type="hidden" name="sort" value={state.sort} />}
      {facets.map((facet, place) =>
        facet.kind === 'price' ? (
          <PriceFacet key={facet.id} facet={facet} />
        ) : (
          <ValuesFacet key={facet.id} facet={facet} isOpen={place < 3 || facet.selectedCount > 0} />
        ),
      )}
      <noscript>
        <Button type="submit" variant="primary">
          {t('filters.apply')}
        </Button>
      </noscript>
    </Form>
  )
}

type FacetOf<Kind extends Facet['kind']> = Extract<Facet, { kind: Kind }>

function PriceFacet({ facet: { bounds, chosen } }: { facet: FacetOf<'price'> }): ReactElement {
  const { t } = useLanguage()
  const { moneyParts } = useFormatters()
  const { currency } = useStorefront()
  const inUnits = (amountMinor: number): number => toMajorUnits({ amountMinor, currency })
  const toMajor = (minor: number | undefined): number | undefined =>
    minor === undefined ? undefined : inUnits(minor)
  return (
    <PriceRangeField
      label={t('filters.price')}
      fromLabel={t('filters.priceFrom')}
      toLabel={t('filters.priceTo')}
      applyLabel={t('filters.apply')}
      fromName="price-from"
      toName="price-to"
      from={toMajor(chosen.minMinor)}
      to={toMajor(chosen.maxMinor)}
      lowest={bounds ? Math.floor(inUnits(bounds.minMinor)) : undefined}
      highest={bounds ? Math.ceil(inUnits(bounds.maxMinor)) : undefined}
      unit={moneyParts({ amountMinor: 0, currency }).symbol}
    />
  )
}

interface ValuesFacetProps {
  facet: Exclude<Facet, FacetOf<'price'>>
  isOpen: boolean
}

function ValuesFacet({ facet, isOpen }: ValuesFacetProps): ReactElement | null {
  const { t } = useLanguage()
  const places = categoryPositions(useSite().menu)
  const [first] = facet.values
  if (!first) return null
  const isTree = first.selection.kind === 'category'
  const chosen = facet.values.flatMap(({ isSelected, selection }) =>
    isSelected ? [filterField(selection).value] : [],
  )
  return (
    <FacetGroup
      label={facet.label}
      name={filterField(first.selection).name}
      open={isOpen}
      moreLabel={(count) => t('filters.more', { count })}
      // The levels below the first open with the one above them.
      visibleCount={isTree ? facet.values.length : undefined}
      values={facet.values.flatMap(({ selection, label, count, isSelected }) => {
        const { value } = filterField(selection)
        if (isTree && !places.isShown(value, chosen)) return []
        const level = isTree ? places.levelOf(value) : 0
        return [{ value, label, count, isChosen: isSelected, level }]
      })}
    />
  )
}

/** Whether a shopper ticked before hydration. */
function hasOwnTicks(filled: HTMLFormElement): boolean {
  const boxes = filled.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
  return [...boxes].some((box) => box.checked !== box.defaultChecked)
}
