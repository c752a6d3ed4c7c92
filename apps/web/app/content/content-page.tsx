import { useFormatters } from '@floga/i18n/react'
import { Container, Heading, Stack, Text } from '@floga/ui'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageBreadcrumbs } from '../shell/page/page-breadcrumbs.js'
import { RichText } from '../shell/page/rich-text.js'
import { useMessages } from '../wiring/i18n/use-messages.js'
import type { loadContentPage } from './load-content-page.server.js'

/** A document of the site: terms, policies, how things are sent and paid. */
export function ContentPage(): ReactElement {
  const { title, body, updatedAt } = useLoaderData<typeof loadContentPage>()
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
