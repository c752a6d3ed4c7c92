import { Alert, ButtonLink, Disclosure, EmptyState, Stack, Text } from '@floga/ui'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FormPage } from '../../forms/form-page.js'
import { sendKeepingPage } from '../../forms/send-form.js'
import { readCart } from '../cart/server/read-cart.server.js'
import { takeSharingEnd } from '../cart/server/return-to-own-cart.server.js'
import { answerSharedCart, statusOfAnswer } from './server/perform-shared-cart-action.server.js'
import { readSharedCartWithLog } from './server/read-shared-cart.server.js'
import { newLinkCookie } from '../cart/server/cart-cookies.server.js'
import { toCopyLink, toNewLink } from '../cart/server/cart-links.server.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { pageContext } from '../../request/page-context.server.js'
import { pageData } from '../../request/page-data.server.js'
import type { PageHandle } from '../../request/page-handle.js'
import { samePath } from '../../request/seo/alternates.server.js'
import { pageMeta } from '../../request/seo/page-meta.server.js'
import { SendCopy } from './share/send-copy.js'
import { ShareCartForm } from './share/share-cart-form.js'
import { sharedCartError } from './shared-cart-error.js'
import { sharedCartPath } from './shared-cart-form.js'
import { useLiveSharedCart } from './use-live-shared-cart.js'
import { SharedCartView } from './shared-cart-view.js'
import { SharingOver, useIsSharingOver } from './end/sharing-over.js'

export { meta } from '../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['sharing', 'forms'], access: 'everyone' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { cart, headers, sharingOver } = await readCart(args, page, sharedCartPath)
  const sharedCart = cart?.sharing ? await readSharedCartWithLog(args, page) : null
  const link = sharedCart && (await newLinkCookie.take(args))
  const alternates = samePath(page.shop, sharedCartPath)
  headers.set('Referrer-Policy', 'no-referrer')
  return pageData(
    {
      sharedCart,
      link: link && toNewLink(page, link),
      copy: toCopyLink(page, cart?.lines ?? []),
      sharingOver: await takeSharingEnd(args, sharingOver),
      nowMs: Date.now(),
      lines: cart?.lines ?? [],
      hasLines: cart !== null && cart.lines.length > 0,
      alternates,
      meta: pageMeta(page, {
        title: page.t('sharedCart.title'),
        description: page.t('sharedCart.intro'),
        path: sharedCartPath,
        alternates,
        noindex: true,
      }),
    },
    { headers },
  )
}

/** Every action as a form post: back to the page, or here with the reason. */
export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const answer = await answerSharedCart(args, page)
  if (answer.code !== null) return pageData(answer, { status: statusOfAnswer(answer) })
  return redirect(page.href(answer.kind === 'leave' ? '/shopping-cart' : sharedCartPath), 303)
}

export { loadAfterChanges as clientLoader } from '../cart/create-shop-cart.js'

export function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return sendKeepingPage(args, (sent) => ({
    kind: null,
    code: 'UNKNOWN',
    message: null,
    name: String(sent.get('name') ?? ''),
  }))
}

/** People of the cart, their changes, and the owner's controls. */
export default function SharedCartPage(): ReactElement {
  const { link, copy, sharingOver, hasLines, lines, nowMs, ...loaded } =
    useLoaderData<typeof loader>()
  const live = useLiveSharedCart(loaded.sharedCart)
  const isOver = useIsSharingOver()
  const sharedCart = isOver ? null : live
  const answer = useActionData<typeof action>() ?? null
  const { t, href } = useLanguage()
  const isBeside = answer?.code === 'INVALID_NAME'
  return (
    <FormPage
      title={t('sharedCart.title')}
      {...(sharedCart ? {} : { intro: t('sharedCart.intro') })}
    >
      <Stack gap="md">
        <SharingOver loaded={sharingOver} />
        {answer?.code && !isBeside && (
          <Alert tone="danger" role="alert">
            {sharedCartError(answer, t)}
          </Alert>
        )}
        {sharedCart ? (
          <SharedCartView sharedCart={sharedCart} link={link} lines={lines} nowMs={nowMs} />
        ) : isOver ? (
          <Stack align="start">
            <ButtonLink href={href('/shopping-cart')} icon="bag">
              {t('cart.toCart')}
            </ButtonLink>
          </Stack>
        ) : hasLines ? (
          <ShareCartForm answer={answer} />
        ) : (
          <EmptyState
            icon="bag"
            title={t('cart.empty')}
            action={
              <ButtonLink href={href('/products')} variant="primary">
                {t('cart.continue')}
              </ButtonLink>
            }
          >
            <Text>{t('sharedCart.emptyText')}</Text>
          </EmptyState>
        )}
        {copy && !isOver && (
          <Disclosure title={t('cartCopy.send')}>
            <SendCopy link={copy} />
          </Disclosure>
        )}
      </Stack>
    </FormPage>
  )
}
