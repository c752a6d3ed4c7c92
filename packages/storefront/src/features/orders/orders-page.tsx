import { OrdersDocument } from '@floga/api-client/operations'
import { ButtonLink, EmptyState, Pagination, Stack } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FindInstead } from '../../components/find-instead.js'
import { MemberLayout } from '../members/session/member-layout.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { pageMeta } from '../../request/seo/page-meta.server.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { OrderCard } from './order-card.js'

export { meta } from '../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['order'] }

const ORDERS_A_PAGE = 10

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const number = readPage(page.url.searchParams.get('page'))
  const { orders } = await page.api.query(OrdersDocument, {
    first: ORDERS_A_PAGE,
    skip: (number - 1) * ORDERS_A_PAGE,
  })
  const { alternates, t } = page
  return {
    orders: orders.nodes,
    number,
    pageCount: Math.ceil(orders.total / ORDERS_A_PAGE),
    alternates,
    meta: pageMeta(page, {
      title: t('orders.title'),
      description: t('orders.title'),
      path: '/orders',
      alternates,
      noindex: true,
    }),
  }
}

/** Pages count from 1; invalid values are the first page. */
function readPage(text: string | null): number {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= 10_000 ? number : 1
}

export default function OrdersPage(): ReactElement {
  const { orders, number, pageCount } = useLoaderData<typeof loader>()
  const { t, href } = useLanguage()
  return (
    <MemberLayout title={t('orders.title')}>
      {orders.length === 0 ? (
        <>
          <EmptyState
            variant="row"
            icon="bag"
            title={t('orders.empty')}
            action={
              <ButtonLink href={href('/products')} variant="primary">
                {t('cart.continue')}
              </ButtonLink>
            }
          >
            {t('orders.emptyText')}
          </EmptyState>
          <FindInstead hasSearch={false} columns={4} />
        </>
      ) : (
        <Stack as="ul" gap="md">
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </Stack>
      )}
      <Pagination
        label={t('products.pagination')}
        page={number}
        pageCount={pageCount}
        hrefForPage={(page) => href(page === 1 ? '/orders' : `/orders?page=${page}`)}
        previousLabel={t('products.previous')}
        nextLabel={t('products.next')}
        pageLabel={(page) => t('products.page', { page })}
      />
    </MemberLayout>
  )
}
