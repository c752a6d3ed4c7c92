import { Alert, ButtonLink, Disclosure, EmptyState, Stack, Text } from '@floga/ui'
import { data, redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FormPage } from '../../shell/forms/form-page.js'
import { sendKeepingPage } from '../../shell/forms/send-form.js'
import { readCart } from '../../wiring/cart/answer-cart.server.js'
import {
  answerSharedCart,
  readSharedCartWithLog,
  statusOfAnswer,
} from '../../wiring/cart/answer-shared-cart.server.js'
import { newLinkCookie } from '../../wiring/cart/cart-cookies.server.js'
import { toCopyLink, toNewLink } from '../../wiring/cart/cart-links.server.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { pageContext } from '../../wiring/request/page-context.server.js'
import type { PageHandle } from '../../wiring/request/page-handle.js'
import { samePath } from '../../wiring/seo/alternates.server.js'
import { pageMeta } from '../../wiring/seo/page-meta.server.js'
import { SendCopy } from './send-copy.js'
import { ShareCartForm } from './share-cart-form.js'
import { sharedCartError } from './shared-cart-error.js'
import { sharedCartPath } from './shared-cart-form.js'
import { useLiveSharedCart } from './use-live-shared-cart.js'
import { SharedCartView } from './shared-cart-view.js'

export { meta } from '../../wiring/seo/route-meta.js'

export const handle: PageHandle = { words: ['cart', 'sharing', 'forms'], access: 'everyone' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { cart, headers, isOver } = await readCart(args, page, sharedCartPath)
  const sharedCart = isOver ? null : await readSharedCartWithLog(args, page)
  const link = sharedCart && (await newLinkCookie.take(args))
  const alternates = samePath(sharedCartPath)
  headers.set('Referrer-Policy', 'no-referrer')
  return data(
    {
      sharedCart,
      link: link && toNewLink(page, link),
      copy: toCopyLink(page, cart?.lines ?? []),
      isOver,
      hasLines: cart !== null && cart.lines.length > 0,
      lines: cart?.lines ?? [],
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

/** Every act as a form post: back to the page, or here with the reason. */
export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const answer = await answerSharedCart(args, page)
  if (answer.code !== null) return data(answer, { status: statusOfAnswer(answer) })
  return redirect(page.href(answer.kind === 'leave' ? '/shopping-cart' : sharedCartPath), 303)
}

export function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return sendKeepingPage(args, (sent) => ({
    kind: null,
    code: 'UNKNOWN',
    message: null,
    name: String(sent.get('name') ?? ''),
  }))
}

/** Who works on the cart, what they did, and what its owner decides. */
export default function SharedCartPage(): ReactElement {
  const { link, copy, isOver, hasLines, lines, ...loaded } = useLoaderData<typeof loader>()
  const sharedCart = useLiveSharedCart(loaded.sharedCart)
  const answer = useActionData<typeof action>() ?? null
  const t = useMessages()
  const href = useHref()
  const isBeside = answer?.code === 'INVALID_NAME'
  return (
    <FormPage
      title={t('sharedCart.title')}
      {...(sharedCart ? {} : { intro: t('sharedCart.intro') })}
    >
      <Stack gap="md">
        {isOver && <Alert tone="warning">{t('cart.sharingOver')}</Alert>}
        {answer?.code && !isBeside && (
          <Alert tone="danger" role="alert">
            {sharedCartError(answer, t)}
          </Alert>
        )}
        {sharedCart ? (
          <SharedCartView sharedCart={sharedCart} link={link} lines={lines} />
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
        {copy && (
          <Disclosure title={t('cartCopy.send')}>
            <SendCopy link={copy} />
          </Disclosure>
        )}
      </Stack>
    </FormPage>
  )
}
