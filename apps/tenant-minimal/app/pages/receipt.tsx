import { OrderDocument } from '@floga/api-client/operations'
import { ButtonLink, CartLine, Container, Heading, OrderSummary, Stack, Text } from '@floga/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { toImage } from '../images.js'
import { useLanguage } from '../language.js'
import { openRequest } from '../open-request.server.js'
import { useTotals } from '../use-totals.js'

export const handle = { access: 'everyone' }

export async function loader(args: LoaderFunctionArgs) {
  const { query, meta, t } = openRequest(args)
  const { order } = await query(OrderDocument, { id: args.params['id'] ?? '' })
  if (!order) throw new Response(null, { status: 404 })
  return { order, meta: meta({ title: t('receipt.title'), noindex: true }) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export default function Receipt(): ReactElement {
  const { order } = useLoaderData<typeof loader>()
  const { t, href } = useLanguage()
  const rows = useTotals()
  return (
    <Container width="narrow" className="page">
      <Heading level={1}>{t('receipt.title')}</Heading>
      <Text size="large">{t('receipt.text', { number: order.number, email: order.email })}</Text>
      <Stack as="ul">
        {order.orderItems.map(({ id, product, image, quantity, lineTotal, variant }) => (
          <li key={id}>
            <CartLine
              name={product.name}
              href={href(`/products/${product.slug}`)}
              image={toImage(image)}
              facts={variant.label ? [variant.label] : []}
              quantity={`× ${quantity}`}
              total={lineTotal.formatted}
            />
          </li>
        ))}
      </Stack>
      <OrderSummary rows={rows(order.totals)} />
      <ButtonLink href={href('/')}>{t('receipt.on')}</ButtonLink>
    </Container>
  )
}
