import { SharedCartOfferDocument } from '@floga/api-client/operations'
import { findOwner, toSharedCartFields } from '@floga/cart-core/shared-cart'
import { useFormatters } from '@floga/i18n/react'
import { Alert, Button, ButtonLink, EmptyState, FormField, Stack, Text, TextInput } from '@floga/ui'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FormPage } from '../../../forms/form-page.js'
import { answerSharedCart, statusOfAnswer } from '../server/perform-shared-cart-action.server.js'
import { readSharedCart } from '../server/read-shared-cart.server.js'
import { readCart } from '../../cart/server/read-cart.server.js'
import { saveSharingEnd } from '../../cart/server/return-to-own-cart.server.js'
import { invitationCookie } from '../../cart/server/cart-cookies.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { pageContext } from '../../../request/page-context.server.js'
import { pageData } from '../../../request/page-data.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { samePath } from '../../../request/seo/alternates.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { sharedCartError } from '../shared-cart-error.js'

export { meta } from '../../../request/seo/route-meta.js'
export { loaderHeaders as headers } from '../../../request/loader-headers.js'

export const handle: PageHandle = { namespaces: ['sharing', 'forms'], access: 'everyone' }

const path = '/shared-cart/join'

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const secret = await invitationCookie.read(args)
  const { sharedCartOffer } = secret
    ? await page.api.query(SharedCartOfferDocument, { secret })
    : { sharedCartOffer: null }
  const { cart: own, sharingOver } = await readCart(args, page, path)
  await saveSharingEnd(args, sharingOver)
  const current = own?.sharing ? await readSharedCart(args, page) : null
  const alternates = samePath(page.shop, path)
  return pageData(
    {
      offer: sharedCartOffer,
      /** Whose cart the visitor works on now, and would leave. */
      /** Pieces in the visitor's own cart, which would wait. */
      waiting: current?.member ? 0 : (own?.totals.itemsCount ?? 0),
      leaves: current?.member ? (findOwner(current)?.name ?? null) : null,
      alternates,
      meta: pageMeta(page, {
        title: page.t('sharedCart.joinTitle'),
        description: page.t('sharedCart.joinTitle'),
        path,
        alternates,
        noindex: true,
      }),
    },
    {
      status: sharedCartOffer ? 200 : 404,
      headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    },
  )
}

export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const answer = await answerSharedCart(args, page)
  if (answer.code !== null) return pageData(answer, { status: statusOfAnswer(answer) })
  return redirect(page.href('/shopping-cart'), 303)
}

/** The name of the inviting person and the permission; joining requires only a name. */
export default function JoinCartPage(): ReactElement {
  const { offer, leaves, waiting } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t, href } = useLanguage()
  const { date } = useFormatters()
  const isBusy = useNavigation().formAction === href(path)
  if (!offer) {
    return (
      <FormPage title={t('sharedCart.joinTitle')}>
        <EmptyState
          icon="bag"
          title={t('sharedCart.linkGone')}
          action={<ButtonLink href={href('/')}>{t('cart.continue')}</ButtonLink>}
        >
          {t('sharedCart.linkGoneText')}
        </EmptyState>
      </FormPage>
    )
  }
  const mayEdit = offer.right === 'EDIT'
  const error = answer?.code ? sharedCartError(answer, t) : null
  const isNameWrong = answer?.code === 'INVALID_NAME'
  return (
    <FormPage title={t('sharedCart.invites', { name: offer.ownerName })}>
      <Text>{t('sharedCart.pieces', { count: offer.quantity })}</Text>
      <Text>
        {t(mayEdit ? 'sharedCart.mayEdit' : 'sharedCart.mayView', { name: offer.ownerName })}
      </Text>
      <Text size="small" tone="soft">
        {t('sharedCart.validUntil', { date: date(offer.expiresAt) })}
      </Text>
      {leaves && <Alert>{t('sharedCart.leavesOther', { name: leaves })}</Alert>}
      {waiting > 0 && <Alert icon="bag">{t('sharedCart.ownWaits', { count: waiting })}</Alert>}
      {error && !isNameWrong && (
        <Alert tone="danger" role="alert">
          {error}
        </Alert>
      )}
      <Form method="post" action={href(path)} noValidate>
        {toSharedCartFields({ kind: 'join', name: '' }).map(([name, value]) =>
          name === 'name' ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Stack gap="md" align="start">
          <FormField
            label={t('sharedCart.yourName')}
            hint={t('sharedCart.yourNameHint')}
            {...(isNameWrong && error ? { error } : {})}
          >
            <TextInput
              name="name"
              autoComplete="given-name"
              maxLength={40}
              required
              defaultValue={answer?.name ?? ''}
            />
          </FormField>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('sharedCart.join')}
          </Button>
        </Stack>
      </Form>
    </FormPage>
  )
}
