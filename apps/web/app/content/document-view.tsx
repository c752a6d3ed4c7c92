import { useFormatters } from '@floga/i18n/react'
import { Container, Heading, Stack, Text } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'

import { PageBreadcrumbs } from '../shell/page/page-breadcrumbs.js'
import { RichText } from '../shell/page/rich-text.js'
import type { RichTextNode } from '../wiring/content/rich-text.js'
import { useMessages } from '../wiring/i18n/use-messages.js'

export interface DocumentViewProps {
  title: string
  body: readonly RichTextNode[]
  updatedAt: string
  /** Stands below the words. */
  children?: ReactNode
}

/** A document of the site with the day of its last change. */
export function DocumentView({
  title,
  body,
  updatedAt,
  children,
}: DocumentViewProps): ReactElement {
  const t = useMessages()
  const { date } = useFormatters()
  return (
    <Container width="narrow">
      <PageBreadcrumbs current={title} />
      <Stack gap="md">
        <Heading level={1}>{title}</Heading>
        <RichText nodes={body} />
        {children}
        <Text size="small" tone="soft">
          {t('content.updated', { date: date(updatedAt, 'long') })}
        </Text>
      </Stack>
    </Container>
  )
}
