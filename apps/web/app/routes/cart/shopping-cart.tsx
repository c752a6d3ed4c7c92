import { toOptimisticCart } from '@floga/cart-core'
import { useCart } from '@floga/cart-core/react'
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  Notice,
  Stack,
  VisuallyHidden,
} from '@floga/ui'
import { data, redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import type { ReactElement } from 'react'

import { useCartAccess } from '../../shell/cart/cart-context.js'
import { CartNotice } from '../../shell/cart/cart-notice.js'
import { CartLines } from '../../shell/cart/cart-lines.js'
import { useCartForm } from '../../shell/cart/use-cart-form.js'
import { PageTrail } from '../../shell/page-trail.js'
import { samePath } from '../../wiring/alternates.server.js'
import { answerCartChange, readCart } from '../../wiring/answer-cart.server.js'
import type { PageHandle } from '../../wiring/cache-policy.js'
import { takeCartNotice } from '../../wiring/cart-notice.server.js'
import { cartErrorMessage } from '../../wiring/cart-errors.js'
import { pageContext } from '../../wiring/page-context.server.js'
import { pageMeta } from '../../wiring/page-meta.server.js'
import { useHref, useMessages } from '../../wiring/use-language.js'
import { CartSummary } from './cart-summary.js'
import { twoColumns } from './shopping-cart.styles.js'

export { meta } from '../../wiring/route-meta.js'

export const handle: PageHandle = { access: 'everyone' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { cart, data: known, headers, isGone } = await readCart(args, page)
  const alternates = samePath('/shopping-cart')
  return data(
    {
      cart,
      isDangerous: known?.data.dangerousGoods ?? false,
      isGone,
      joined: await takeCartNotice(args),
      alternates,
      meta: pageMeta(page, {
        title: page.t('cart.title'),
        description: page.t('cart.emptyText'),
        path: '/shopping-cart',
        alternates,
        noindex: true,
      }),
    },
    { headers },
  )
}

/** Every change as a form post: back to the cart, or here with the reason beside the line. */
export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const { errors, headers } = await answerCartChange(args, page)
  if (errors.length > 0) return data({ errors }, { status: 400, headers })
  return redirect(page.href('/shopping-cart'), { status: 303, headers })
}

export default function ShoppingCartPage(): ReactElement {
  const loaded = useLoaderData<typeof loader>()
  const refusals = useActionData<typeof action>()?.errors ?? []
  const t = useMessages()
  const href = useHref()
  const { store, mirror } = useCartAccess()
  const accept = useCartForm()

  useEffect(() => {
    if (loaded.cart) {
      store.receive(loaded.cart)
      mirror?.refreshed(loaded.cart)
    } else {
      store.clear()
      mirror?.clear()
    }
  }, [loaded.cart, mirror, store])

  const cart = useCart(store) ?? (loaded.cart && toOptimisticCart(loaded.cart))
  const general = refusals.filter(
    ({ lineId }) => !lineId || !cart?.lines.some(({ id }) => id === lineId),
  )
  const hasIssues = cart?.lines.some(({ issue }) => issue) ?? false
  return (
    <Container>
      <PageTrail current={t('cart.title')} />
      <Stack gap="md">
        <Heading level={1}>{t('cart.title')}</Heading>
        <CartNotice changes={loaded.joined} />
        {loaded.isGone && <Notice tone="warning">{t('cart.expired')}</Notice>}
        {general.map((refusal) => (
          <Notice key={refusal.code} tone="danger" role="alert">
            {cartErrorMessage(refusal, t)}
          </Notice>
        ))}
        {!cart || cart.lines.length === 0 ? (
          <EmptyState
            icon="bag"
            title={t('cart.empty')}
            action={
              <ButtonLink href={href('/products')} variant="primary">
                {t('cart.continue')}
              </ButtonLink>
            }
          >
            {t('cart.emptyText')}
          </EmptyState>
        ) : (
          <div className={twoColumns}>
            <section aria-label={t('cart.line')}>
              <h2>
                <VisuallyHidden>{t('cart.line')}</VisuallyHidden>
              </h2>
              {hasIssues && (
                <Notice
                  tone="warning"
                  title={t('cart.changed')}
                  actions={
                    <form {...accept.formProps}>
                      <input type="hidden" name="intent" value="accept" />
                      <Button type="submit" size="small" isBusy={accept.isBusy}>
                        {t('cart.acceptChanges')}
                      </Button>
                    </form>
                  }
                />
              )}
              {loaded.isDangerous && <Notice tone="warning">{t('cart.dangerous')}</Notice>}
              <CartLines lines={cart.lines} refusals={refusals} />
              <ButtonLink href={href('/products')} variant="ghost">
                {t('cart.continue')}
              </ButtonLink>
            </section>
            <CartSummary cart={cart} />
          </div>
        )}
      </Stack>
    </Container>
  )
}
