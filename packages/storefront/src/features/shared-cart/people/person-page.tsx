import { ButtonLink, Stack } from '@floga/ui'
import { redirect } from '@remix-run/node'
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
import { readCart } from '../../cart/server/read-cart.server.js'
import { saveSharingEnd } from '../../cart/server/return-to-own-cart.server.js'
import { readSharedCart } from '../server/read-shared-cart.server.js'
import { sharedCartPath } from '../shared-cart-form.js'
import { PersonQuestion } from './person-question.js'

export { meta } from '../../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['sharing', 'forms'], access: 'everyone' }

/** The question of the dialog as a page, for browsers without scripts. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { cart, headers, sharingOver } = await readCart(args, page, sharedCartPath)
  await saveSharingEnd(args, sharingOver)
  const sharedCart = cart?.sharing?.role === 'OWNER' ? await readSharedCart(args, page) : null
  const person = sharedCart?.people.find(({ id }) => id === args.params['id'])
  if (!cart || !person || person.isAsker) throw redirect(page.href(sharedCartPath))
  const alternates = samePath(page.shop, `${sharedCartPath}/people/${person.id}`)
  headers.set('Referrer-Policy', 'no-referrer')
  const title = page.t('sharedCart.managePerson', { name: person.name })
  return pageData(
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

export { loaderHeaders as headers } from '../../../request/loader-headers.js'

export default function PersonPage(): ReactElement {
  const { person, lines, title } = useLoaderData<typeof loader>()
  const { t, href } = useLanguage()
  return (
    <FormPage title={title}>
      <Stack gap="lg" align="start">
        <PersonQuestion person={person} lines={lines} />
        <ButtonLink href={href(sharedCartPath)}>{t('sharedCart.keepPerson')}</ButtonLink>
      </Stack>
    </FormPage>
  )
}
