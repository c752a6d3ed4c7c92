import { useFormatters } from '@floga/i18n/react'
import { Container, Heading, Stack, Text } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageBreadcrumbs } from '../shell/page/page-breadcrumbs.js'
import { RichText } from '../shell/page/rich-text.js'
import { toResponse } from '../wiring/api/create-shop-api.server.js'
import { notFound } from '../wiring/api/responses.server.js'
import { parseRichText } from '../wiring/content/parse-rich-text.server.js'
import { useMessages } from '../wiring/i18n/use-messages.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { samePath } from '../wiring/seo/alternates.server.js'
import { pageMeta } from '../wiring/seo/page-meta.server.js'

export { meta } from '../wiring/seo/route-meta.js'

export const handle: PageHandle = { cache: 'public' }

/** Loads the document at the request's path, as the content files have it. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const document = await page.api.content.find(page.path).catch((error: unknown) => {
    throw toResponse(error)
  })
  if (!document) throw notFound()
  const alternates = samePath(page.path)
  return {
    title: document.title,
    body: parseRichText(document.body),
    updatedAt: document.updatedAt,
    alternates,
    meta: pageMeta(page, {
      title: document.title,
      description: document.description,
      path: page.path,
      alternates,
    }),
  }
}

/** A document of the site: terms, policies, how goods are sent and paid. Several routes share it. */
export default function ContentPage(): ReactElement {
  const { title, body, updatedAt } = useLoaderData<typeof loader>()
  const t = useMessages()
  const { date } = useFormatters()
  return (
    <Container width="narrow">
      <PageBreadcrumbs current={title} />
      <Stack gap="md">
        <Heading level={1}>{title}</Heading>
        <RichText nodes={body} />
        <Text size="small" tone="soft">
          {t('content.updated', { date: date(updatedAt, 'long') })}
        </Text>
      </Stack>
    </Container>
  )
}
