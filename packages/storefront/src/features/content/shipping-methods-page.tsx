import { ShippingRatesDocument, TenantSettingsDocument } from '@floga/api-client/operations'
import type { ShippingRatesQuery } from '@floga/api-client/operations'
import { Heading, Stack, Table, Text } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { freeShippingAbove } from '../../components/free-shipping-above.js'
import { keepUnits } from '../../components/keep-units.js'
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

const tables = css`
  @layer app {
    margin-block-start: ${space.lg};
    /* Zones are named as within a sentence. */
    [data-part='zone']::first-letter {
      text-transform: uppercase;
    }
  }
`

/** Shipping methods: the shop's text, and the table of the checkout's rates. */
export default function ShippingMethodsPage(): ReactElement {
  const { shippingRates, freeAbove, ...document } = useLoaderData<typeof loader>()
  const kinds = [...new Set(shippingRates.map(({ kind }) => kind))]
  return (
    <DocumentView {...document}>
      <Stack gap="xl" className={tables}>
        {kinds.map((kind) => (
          <Rates
            key={kind}
            rates={shippingRates.filter((rate) => rate.kind === kind)}
            freeAbove={freeAbove}
          />
        ))}
      </Stack>
    </DocumentView>
  )
}

interface RatesProps {
  rates: readonly Rate[]
  freeAbove: FreeShipping | null
}

/** Rates of one method: a table for all zones with the same steps of weight, which are its columns. */
function Rates({ rates, freeAbove }: RatesProps): ReactElement | null {
  const { t, formatters } = useLanguage()
  const { number } = formatters
  const [first] = rates
  if (!first) return null
  const groups = [...new Set(rates.map(stepsOf))].map((steps) =>
    rates.filter((rate) => stepsOf(rate) === steps),
  )
  return (
    <Stack gap="sm">
      <Heading level={2}>{first.name}</Heading>
      {first.description && <Text>{first.description}.</Text>}
      {groups.map(([one, ...others]) =>
        one ? (
          <Table
            key={stepsOf(one)}
            caption={t('delivery.caption', {
              // Each is a region that scrolls: two of one method need names of their own.
              method:
                groups.length > 1
                  ? `${first.name}, ${formatters.list([one, ...others].map(({ zone }) => zone))}`
                  : first.name,
            })}
            isCaptionHidden
            isStacked
            columns={[
              { key: 'zone', label: t('delivery.zone') },
              ...one.steps.map(({ uptoGrams }) => ({
                key: String(uptoGrams),
                label: keepUnits(t('delivery.upto', { kg: number(uptoGrams / 1000) })),
                align: 'end' as const,
              })),
              ...(one.perExtraKg
                ? [{ key: 'extra', label: t('delivery.extra'), align: 'end' as const }]
                : []),
              { key: 'days', label: t('delivery.days'), align: 'end' as const },
            ]}
            rows={[one, ...others].map((rate) => ({
              id: rate.zone,
              cells: {
                zone: <Zone rate={rate} freeAbove={freeAbove} />,
                ...Object.fromEntries(
                  rate.steps.map(({ uptoGrams, cost }) => [String(uptoGrams), cost.formatted]),
                ),
                extra: rate.perExtraKg?.formatted,
                days: t('delivery.between', { min: rate.minDays, max: rate.maxDays }),
              },
            }))}
          />
        ) : null,
      )}
      <Text size="small" tone="soft">
        {t('delivery.withVat')}
      </Text>
    </Stack>
  )
}

function stepsOf({ steps, perExtraKg }: Rate): string {
  return [...steps.map(({ uptoGrams }) => uptoGrams), perExtraKg ? 'extra' : ''].join()
}

/** A zone with the countries in it, where it holds several, and what applies to it. */
function Zone({ rate, freeAbove }: { rate: Rate; freeAbove: FreeShipping | null }): ReactElement {
  const { t, formatters } = useLanguage()
  const { zone, countries } = rate
  const notes = [
    ...(countries.length > 1 ? [formatters.list(countries)] : []),
    rate.isFreeAboveLimit && freeAbove
      ? t('delivery.freeAbove', { amount: formatters.money(freeAbove) })
      : t('delivery.neverFree'),
    ...(rate.takesDangerousGoods ? [t('delivery.dangerous')] : []),
    ...(rate.hasDuties ? [t('delivery.duties')] : []),
  ]
  return (
    <>
      <div data-part="zone">{zone}</div>
      {notes.map((note) => (
        <Text key={note} size="small" tone="soft">
          {note}
        </Text>
      ))}
    </>
  )
}
