import { Container, Heading } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ReactElement } from 'react'

import { ContactBlock } from '../../shell/contact-block.js'
import { PageTrail } from '../../shell/page-trail.js'
import { samePath } from '../../wiring/alternates.server.js'
import type { PageHandle } from '../../wiring/cache-policy.js'
import { pageContext } from '../../wiring/page-context.server.js'
import { pageMeta } from '../../wiring/page-meta.server.js'
import { useMessages } from '../../wiring/use-language.js'

export { meta } from '../../wiring/route-meta.js'

export const handle: PageHandle = { cache: 'public' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const alternates = samePath('/contact')
  return {
    alternates,
    meta: pageMeta(page, {
      title: page.t('contact.title'),
      description: page.t('contact.description'),
      path: '/contact',
      alternates,
    }),
  }
}

export default function ContactPage(): ReactElement {
  const t = useMessages()
  return (
    <Container>
      <PageTrail current={t('contact.title')} />
      <Heading level={1}>{t('contact.title')}</Heading>
      <ContactBlock />
    </Container>
  )
}
