import { CountriesDocument, MemberAccountDocument } from '@floga/api-client/operations'
import { Heading, Stack } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ReactElement, ReactNode } from 'react'

import { MemberLayout } from '../session/member-layout.js'
import { toLogin } from '../../../request/api/create-shop-api.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { useHasPage } from '../../../site/use-site.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { accountAction } from './account-action.server.js'
import { AddressBook } from './address-book.js'
import { MyData } from './my-data.js'
import { ProfileForm } from './profile-form.js'
import { SavedCards } from './saved-cards.js'
import { LoginDetails } from './login-details.js'

export { meta } from '../../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['members', 'forms', 'order', 'checkout'] }
export { sendForm as clientAction } from '../../../forms/send-form.js'

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const [{ currentUser }, { countries }] = await Promise.all([
    page.api.account.query(MemberAccountDocument, {}),
    page.api.query(CountriesDocument, {}),
  ])
  if (!currentUser.data) {
    // The account was deleted, or its sessions were ended elsewhere: the login must not lead back
    // here.
    const token = await page.session.token()
    if (token) await page.session.reject(token)
    throw toLogin(page.shop, page.url.pathname)
  }
  const { alternates, t, url } = page
  return {
    member: currentUser.data,
    countries,
    editedId: url.searchParams.get('address'),
    alternates,
    meta: pageMeta(page, {
      title: t('account.title'),
      description: t('account.title'),
      path: '/account',
      alternates,
      noindex: true,
    }),
  }
}

export function action(args: ActionFunctionArgs) {
  return accountAction(args)
}

export default function AccountPage(): ReactElement {
  const { member, countries, editedId } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useLanguage()
  const hasPage = useHasPage()
  const hasCards = hasPage('/checkout/payment') || member.savedCards.length > 0
  return (
    <MemberLayout title={t('account.title')}>
      <Part id="details" title={t('account.profile')}>
        <ProfileForm member={member} answer={answer} />
      </Part>
      <Part id="addresses" title={t('account.addresses')}>
        <AddressBook
          addresses={member.addresses}
          countries={countries}
          editedId={editedId}
          answer={answer}
        />
      </Part>
      <Part id="signing-in" title={t('account.signingIn')}>
        <LoginDetails member={member} answer={answer} />
      </Part>
      {hasCards && (
        <Part id="cards" title={t('account.cards')}>
          <SavedCards cards={member.savedCards} answer={answer} />
        </Part>
      )}
      <Part id="data" title={t('account.data')}>
        <MyData answer={answer} />
      </Part>
    </MemberLayout>
  )
}

function Part(props: { id: string; title: string; children: ReactNode }): ReactElement {
  return (
    <Stack as="section" gap="md" id={props.id}>
      <Heading level={2} size={3}>
        {props.title}
      </Heading>
      {props.children}
    </Stack>
  )
}
