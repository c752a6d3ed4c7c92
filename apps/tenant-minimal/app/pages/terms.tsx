import { Container, Heading } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ReactElement } from 'react'

import { openRequest } from '../open-request.server.js'
import { useMessages } from '../use-messages.js'

export const handle = { cache: 'public' }

export function loader(args: LoaderFunctionArgs) {
  const { meta, t } = openRequest(args)
  return { meta: meta({ title: t('terms.title') }) }
}

export { pageMeta as meta } from '@floga/storefront'

export default function Terms(): ReactElement {
  const t = useMessages()
  return (
    <Container width="narrow" className="storefront-page storefront-prose">
      <Heading level={1}>{t('terms.title')}</Heading>
      <p>{t('terms.order')}</p>
      <p>{t('terms.price')}</p>
      <p>{t('terms.delivery')}</p>
      <p>{t('terms.return')}</p>
    </Container>
  )
}
