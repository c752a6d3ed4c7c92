import { Container, Heading } from '@floga/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import type { ReactElement } from 'react'

import { useLanguage } from '../language.js'
import { openRequest } from '../open-request.server.js'

export const handle = { cache: 'public' }

export function loader(args: LoaderFunctionArgs) {
  const { meta, t } = openRequest(args)
  return { meta: meta({ title: t('terms.title') }) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export default function Terms(): ReactElement {
  const { t } = useLanguage()
  return (
    <Container width="narrow" className="page prose">
      <Heading level={1}>{t('terms.title')}</Heading>
      <p>{t('terms.order')}</p>
      <p>{t('terms.price')}</p>
      <p>{t('terms.delivery')}</p>
      <p>{t('terms.return')}</p>
    </Container>
  )
}
