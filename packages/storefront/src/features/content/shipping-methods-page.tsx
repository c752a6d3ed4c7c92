import { ShippingRatesDocument, TenantSettingsDocument } from '@floga/api-client/operations'
import type { ShippingRatesQuery } from '@floga/api-client/operations'
import { Heading, Stack, Table, Text } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { freeShippingAbove } from '../../components/free-shipping-above.js'
import type { FreeShipping } from '../../components/free-shipping-above.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { DocumentView } from './document-view.js'
import { loadDocument } from './load-document.server.js'
import { readVersionQuery } from './read-version-query.js'

export { meta } from '../../request/seo/route-meta.js'

export const handle: PageHandle = {
  namespaces: ['legal'],
  cache: 'public',
  readQuery: readVersionQuery,
}

type Rate = ShippingRatesQuery['shippingRates'][number]

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await pageContext(args)
  const [document, { shippingRates }, { tenantSettings }] = await Promise.all([
    loadDocument(args),
    api.query(ShippingRatesDocument, {}),
    api.query(TenantSettingsDocument, {}),
  ])
  return { ...document, shippingRates, freeAbove: freeShippingAbove(tenantSettings) }
}

/** Shipping methods: the shop's text, and the table of the checkout's rates. */
export default function ShippingMethodsPage(): ReactElement {
  const { shippingRates, freeAbove, ...document } = useLoaderData<typeof loader>()
  const kinds = [...new Set(shippingRates.map(({ kind }) => kind))]
  return (
    <DocumentView {...document}>
      {kinds.map((kind) => (
        <Rates
          key={kind}
          rates={shippingRates.filter((rate) => rate.kind === kind)}
          freeAbove={freeAbove}
        />
      ))}
    </DocumentView>
  )
}

interface RatesProps {
  rates: readonly Rate[]
  freeAbove: FreeShipping | null
}

/** Rates of one method in each zone. */
function Rates({ rates, freeAbove }: RatesProps): ReactElement | null {
  const { t, formatters } = useLanguage()
  const { money, number } = formatters
  const [first] = rates
  if (!first) return null
  const costs = ({ steps, perExtraKg }: Rate): string[] => [
    ...steps.map(({ uptoGrams, cost }) =>
      t('delivery.upto', { kg: number(uptoGrams / 1000), cost: cost.formatted }),
    ),
    ...(perExtraKg ? [t('delivery.extra', { cost: perExtraKg.formatted })] : []),
  ]
  const notes = (rate: Rate): string =>
    [
      rate.isFreeAboveLimit && freeAbove
        ? t('delivery.freeAbove', { amount: money(freeAbove) })
        : t('delivery.neverFree'),
      ...(rate.takesDangerousGoods ? [t('delivery.dangerous')] : []),
      ...(rate.hasDuties ? [t('delivery.duties')] : []),
    ].join(' ')
  return (
    <Stack gap="xs">
      <Heading level={2}>{first.name}</Heading>
      {first.description && <Text>{first.description}.</Text>}
      <Table
        caption={t('delivery.caption', { method: first.name })}
        isCaptionHidden
        isStacked
        columns={[
          { key: 'zone', label: t('delivery.zone') },
          { key: 'cost', label: t('delivery.cost') },
          { key: 'days', label: t('delivery.days') },
          { key: 'notes', label: t('delivery.remarks') },
        ]}
        rows={rates.map((rate) => ({
          id: rate.zone,
          cells: {
            zone: <Zone zone={rate.zone} countries={rate.countries} />,
            cost: costs(rate).map((line) => <div key={line}>{line}</div>),
            days: t('delivery.between', { min: rate.minDays, max: rate.maxDays }),
            notes: notes(rate),
          },
        }))}
      />
    </Stack>
  )
}

/** A zone with the countries in it, where it holds several. */
function Zone({ zone, countries }: Pick<Rate, 'zone' | 'countries'>): ReactElement {
  return (
    <>
      {zone}
      {countries.length > 1 && (
        <Text size="small" tone="soft">
          {countries.join(', ')}
        </Text>
      )}
    </>
  )
}
