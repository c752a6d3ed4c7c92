import { ButtonLink, Stack } from '@floga/ui'
import { data, redirect } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FormPage } from '@floga/storefront/forms'
import { useHref, useMessages } from '../../../wiring/i18n/use-messages.js'
import { pageContext } from '../../../wiring/request/page-context.server.js'
import type { PageHandle } from '../../../wiring/request/page-handle.js'
import { samePath } from '../../../wiring/seo/alternates.server.js'
import { pageMeta } from '../../../wiring/seo/page-meta.server.js'
import { readCart } from '../../server/read-cart.server.js'
import { saveSharingEnd } from '../../server/return-to-own-cart.server.js'
import { readSharedCart } from '../server/read-shared-cart.server.js'
import { sharedCartPath } from '../shared-cart-form.js'
import { PersonQuestion } from './person-question.js'

export { meta } from '../../../wiring/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['sharing', 'forms'], access: 'everyone' }

/** The question of the dialog as a page, for browsers without scripts. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { cart, headers, sharingOver } = await readCart(args, page, sharedCartPath)
  await saveSharingEnd(args, sharingOver)
  const sharedCart = cart?.sharing?.role === 'OWNER' ? await readSharedCart(args, page) : null
  const person = sharedCart?.people.find(({ id }) => id === args.params['id'])
  if (!cart || !person || person.isAsker) throw redirect(page.href(sharedCartPath))
  const alternates = samePath(`${sharedCartPath}/people/${person.id}`)
  headers.set('Referrer-Policy', 'no-referrer')
  const title = page.t('sharedCart.managePerson', { name: person.name })
  return data(
    {
      person: { id: person.id, name: person.name },
      lines: cart.lines,
      title,
      alternates,
      meta: pageMeta(page, {
        title,
        description: title,
        path: sharedCartPath,
        alternates,
        noindex: true,
      }),
    },
    { headers },
  )
}

export { loaderHeaders as headers } from '@floga/storefront/server'

export default function PersonPage(): ReactElement {
  const { person, lines, title } = useLoaderData<typeof loader>()
  const t = useMessages()
  const href = useHref()
  return (
    <FormPage title={title}>
      <Stack gap="lg" align="start">
        <PersonQuestion person={person} lines={lines} />
        <ButtonLink href={href(sharedCartPath)}>{t('sharedCart.keepPerson')}</ButtonLink>
      </Stack>
    </FormPage>
  )
}
