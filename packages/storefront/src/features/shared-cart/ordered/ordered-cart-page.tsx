import { CartDocument } from '@floga/api-client/operations'
import { findOwner } from '@floga/cart-core/shared-cart'
import { Alert, ButtonLink, EmptyState, Stack } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FormPage } from '../../../forms/form-page.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { pageContext } from '../../../request/page-context.server.js'
import { pageData } from '../../../request/page-data.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { samePath } from '../../../request/seo/alternates.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { readFormerCartId } from '../../cart/server/cart-cookies.server.js'
import { toCart } from '../../cart/server/to-cart.server.js'
import { findSharedCartWithLog } from '../server/read-shared-cart.server.js'
import { PeopleAndLog } from '../people/people-and-log.js'
import { OrderedLines } from './ordered-lines.js'

export { meta } from '../../../request/seo/route-meta.js'
export { loaderHeaders as headers } from '../../../request/loader-headers.js'

export const handle: PageHandle = { namespaces: ['sharing'], access: 'everyone' }

const path = '/shared-cart/ordered'

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const id = await readFormerCartId(args.request, args.context)
  const [sharedCart, { cart }] = id
    ? await Promise.all([findSharedCartWithLog(page, id), page.api.query(CartDocument, { id })])
    : [null, { cart: null }]
  const ordered =
    sharedCart?.state === 'ORDERED' && cart ? { sharedCart, cart: toCart(page.shop, cart) } : null
  const alternates = samePath(page.shop, path)
  return pageData(
    {
      ordered,
      alternates,
      meta: pageMeta(page, {
        title: page.t('sharedCart.orderedLines'),
        description: page.t('sharedCart.orderedText'),
        path,
        alternates,
        noindex: true,
      }),
    },
    {
      status: ordered ? 200 : 404,
      headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    },
  )
}

/** Who wanted what of the shared cart that was ordered last, without the owner's personal data. */
export default function OrderedCartPage(): ReactElement {
  const { ordered } = useLoaderData<typeof loader>()
  const { t, href } = useLanguage()
  const back = (
    <ButtonLink href={href('/shopping-cart')} icon="bag">
      {t('sharedCart.backToOwn')}
    </ButtonLink>
  )
  return (
    <FormPage title={t('sharedCart.orderedLines')}>
      {ordered ? (
        <Stack gap="lg">
          <Alert
            tone="success"
            title={t('sharedCart.endOrdered', { name: findOwner(ordered.sharedCart)?.name ?? '' })}
          >
            <p>{t('sharedCart.orderedText')}</p>
          </Alert>
          <OrderedLines lines={ordered.cart.lines} />
          <Stack align="start">{back}</Stack>
          <PeopleAndLog sharedCart={ordered.sharedCart} />
        </Stack>
      ) : (
        <EmptyState icon="bag" title={t('sharedCart.orderedGone')} action={back} />
      )}
    </FormPage>
  )
}
