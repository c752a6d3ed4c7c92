'use client'

import { CountriesDocument } from '@floga/api-client/operations'
import { isCartOwner, toOptimisticCart } from '@floga/cart-core'
import type { CartUserError, OptimisticCart } from '@floga/cart-core'
import { CartFields } from '@floga/cart-core/react'
import { useFormatters } from '@floga/i18n/react'
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  Alert,
  Stack,
  Text,
  VisuallyHidden,
} from '@floga/ui'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { useAtomValue } from 'jotai/react'
import { useDeferredValue, useEffect, useMemo } from 'react'
import type { ReactElement } from 'react'
import { useCart } from '../cart-provider.js'
import { CartMergeNotice } from '../cart-merge-notice.js'
import { CartLines } from '../lines/cart-lines.js'
import { UndoNotice } from '../lines/undo-notice.js'
import { additionErrorText, cartErrorMessage } from '../cart-error-message.js'
import { useCartForm } from '../use-cart-form.js'
import { sendKeepingPage } from '../../../forms/send-form.js'
import { PageBreadcrumbs } from '../../../components/page-breadcrumbs.js'
import { samePath } from '../../../request/seo/alternates.server.js'
import { answerCartChange } from '../server/answer-cart-change.server.js'
import { readCart } from '../server/read-cart.server.js'
import { takeSharingEnd } from '../server/return-to-own-cart.server.js'
import { pageData } from '../../../request/page-data.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import {
  cartMergeCookie,
  cartUndoCookie,
  saveCartUndo,
  savePassedOn,
  takePassedOn,
} from '../server/cart-cookies.server.js'
import { pageContext } from '../../../request/page-context.server.js'
import { readFormData } from '../../../request/read-form-data.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { SharingBar } from '../../shared-cart/sharing-bar.js'
import { SuggestionsNotice } from '../../shared-cart/suggestions-notice.js'
import { SharingOver, useIsSharingOver } from '../../shared-cart/end/sharing-over.js'
import { CartSummary } from './cart-summary.js'
import { EndingCart, endOfCart, ExpiredCart } from './expired-cart.js'
import { SavedLines } from './saved-lines.js'
import { checkoutBar, twoColumns, underLines } from './shopping-cart-page.styles.js'

export { meta } from '../../../request/seo/route-meta.js'

export const handle: PageHandle = {
  namespaces: ['catalogue', 'sharing', 'forms'],
  access: 'everyone',
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { cart, headers, isGone, sharingOver, expired } = await readCart(
    args,
    page,
    '/shopping-cart',
  )
  const hasCart = cart !== null && cart.lines.length > 0
  const alternates = samePath(page.shop, '/shopping-cart')
  return pageData(
    {
      cart,
      endsSoonMs: hasCart ? endOfCart(cart.expiresAtMs, Date.now()) : null,
      isGone,
      passedOn: await takePassedOn(args),
      sharingOver: await takeSharingEnd(args, sharingOver),
      expired,
      removedLine: await cartUndoCookie.take(args),
      countries: hasCart ? (await page.api.query(CountriesDocument, {})).countries : [],
      mergeChanges: (await cartMergeCookie.take(args)) ?? [],
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

/** Data of the page, for those who measure visits. */
export type CartPageData = SerializeFrom<typeof loader>

/**
 * Changes submitted without scripts: redirects back to the cart, or renders the page with the error
 * next to the line.
 */
export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const form = await readFormData(args.request)
  const { change, errors, status, headers } = await answerCartChange(args, page, form)
  if (errors.length > 0 && !(await savePassedOn(args.context, errors))) {
    return pageData({ errors, intent: change?.kind ?? null }, { status, headers })
  }
  if (change) await saveCartUndo(args.context, change, form.get('name'))
  return redirect(page.href('/shopping-cart'), { status: 303, headers })
}

export { loadAfterChanges as clientLoader } from '../create-shop-cart.js'

export function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return sendKeepingPage(args, (sent) => ({
    errors: [{ code: 'UNKNOWN', lineId: null, available: null }],
    intent: String(sent.get('intent')),
  }))
}

const noErrors: readonly CartUserError[] = []

export default function ShoppingCartPage(): ReactElement {
  const loaded = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  const userErrors = posted?.errors ?? noErrors
  const { t, href } = useLanguage()
  const visitorCart = useCart()
  const accept = useCartForm()

  useEffect(() => visitorCart.receive(loaded.cart), [loaded.cart, visitorCart])

  const isSharingOver = useIsSharingOver()
  const loadedCart = isSharingOver ? null : loaded.cart
  const firstCart = useMemo(() => loadedCart && toOptimisticCart(loadedCart), [loadedCart])
  const cart = useAtomValue(visitorCart.cartAtom) ?? firstCart
  // A click on a line updates the line first; the totals wait for the server in any case.
  const later = useDeferredValue(cart)
  const lineIds = new Set([...(cart?.lines ?? []), ...(cart?.saved ?? [])].map(({ id }) => id))
  const [userError] = userErrors
  const beside = (intent: string) =>
    userError && posted?.intent === intent ? cartErrorMessage(userError, t) : null
  const couponError = beside('apply-coupon')
  const addressError = beside('set-address')
  const isBeside = couponError !== null || addressError !== null
  const general = isBeside
    ? []
    : userErrors.filter(
        ({ code, lineId }) =>
          (!lineId || !lineIds.has(lineId)) &&
          // The notice about the shared cart says more.
          (code !== 'SHARING_OVER' || !loaded.sharingOver),
      )
  const hasIssues = cart?.lines.some(({ issue }) => issue) ?? false
  return (
    <Container>
      <PageBreadcrumbs current={t('cart.title')} />
      <Stack gap="md">
        <Heading level={1}>{t('cart.title')}</Heading>
        <CartMergeNotice changes={loaded.mergeChanges} />
        {loaded.passedOn && <Alert icon="check">{cartErrorMessage(loaded.passedOn, t)}</Alert>}
        <SharingOver loaded={loaded.sharingOver} />
        {cart && (cart.sharing || cart.lines.length > 0) && <SharingBar cart={cart} />}
        {cart?.sharing && <SuggestionsNotice cart={cart} />}
        {loaded.isGone && <Alert tone="warning">{t('cart.gone')}</Alert>}
        {cart && cart.expiresAtMs === loaded.endsSoonMs && (
          <EndingCart expiresAtMs={cart.expiresAtMs} />
        )}
        {loaded.expired && <ExpiredCart lines={loaded.expired} />}
        <UndoNotice posted={loaded.removedLine} />
        {general.map((one) => (
          <Alert key={one.code} tone="danger" role="alert">
            {(posted?.intent === 'add' ? additionErrorText : cartErrorMessage)(one, t)}
          </Alert>
        ))}
        {cart?.lines.length === 0 && <CartLines lines={cart.lines} />}
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
            <section aria-label={t('cart.linesNamed')}>
              <h2>
                <VisuallyHidden>{t('cart.linesNamed')}</VisuallyHidden>
              </h2>
              {hasIssues && isCartOwner(cart) && (
                <Alert
                  tone="warning"
                  title={t('cart.changed')}
                  actions={
                    <form {...accept.formProps}>
                      <CartFields kind="accept-changes" />
                      <Button type="submit" size="small" isBusy={accept.isBusy}>
                        {t('cart.acceptChanges')}
                      </Button>
                    </form>
                  }
                >
                  <p>
                    {t('cart.changedText')} {t('cart.acceptText')}
                  </p>
                </Alert>
              )}
              {cart.hasDangerousGoods && <Alert tone="warning">{t('cart.dangerous')}</Alert>}
              {cart.noCourierText && !cart.hasDangerousGoods && <Alert>{cart.noCourierText}</Alert>}
              <CartLines lines={cart.lines} maySave={isCartOwner(cart)} userErrors={userErrors} />
              <ButtonLink href={href('/products')} variant="ghost" className={underLines}>
                {t('cart.continue')}
              </ButtonLink>
            </section>
            <CartSummary
              cart={later ?? cart}
              countries={loaded.countries}
              couponError={couponError}
              addressError={addressError}
            />
            {isCartOwner(cart) && <CheckoutBar cart={later ?? cart} />}
            <SavedLines lines={cart.saved} userErrors={userErrors} />
          </div>
        )}
        {cart?.lines.length === 0 && <SavedLines lines={cart.saved} userErrors={userErrors} />}
      </Stack>
    </Container>
  )
}

/** The total with the button to the checkout, at the lower edge of narrow screens. */
function CheckoutBar({ cart }: { cart: OptimisticCart }): ReactElement {
  const { t, href } = useLanguage()
  const { money } = useFormatters()
  const { totals, totalsStatus } = cart
  return (
    <div className={checkoutBar}>
      <Text as="span" size="small">
        {t('cart.total')}
        <strong>{totalsStatus === 'updating' ? t('cart.updating') : money(totals.grand)}</strong>
      </Text>
      <ButtonLink href={href('/checkout')} variant="primary">
        {t('cart.checkout')}
      </ButtonLink>
    </div>
  )
}
