import { Alert, Container, Heading, Link, Stack, Text } from '@floga/ui'
import { css } from '@linaria/core'
import type { ReactElement, ReactNode } from 'react'

import { PageBreadcrumbs } from '../../components/page-breadcrumbs.js'
import { RichText } from '../../components/rich-text/rich-text.js'
import type { RichTextNode } from '../../components/rich-text/rich-text-node.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import type { DocumentVersions } from './load-document.server.js'

/** Wider than its lines of text, for its tables. */
const page = css`
  @layer app {
    max-inline-size: 62rem;
  }
`

export interface DocumentViewProps {
  title: string
  body: readonly RichTextNode[]
  /** Null for one that the merchant has not written. */
  updatedAt: string | null
  versions: DocumentVersions
  /** Content below the text. */
  children?: ReactNode
}

/** A document of the site with the date of its last change, and a link to earlier versions. */
export function DocumentView({
  title,
  body,
  updatedAt,
  versions: { notice, title: earlierTitle, earlier },
  children,
}: DocumentViewProps): ReactElement {
  const { t, formatters } = useLanguage()
  const { date } = formatters
  return (
    <Container className={page}>
      <PageBreadcrumbs current={title} />
      <Stack gap="md">
        <Heading level={1}>{title}</Heading>
        {notice && (
          <Alert tone="info">
            {notice.text} <Link href={notice.href}>{notice.label}</Link>
          </Alert>
        )}
        <RichText nodes={body} />
        {children}
        {updatedAt !== null && (
          <Text size="small" tone="soft">
            {t('content.updated', { date: date(updatedAt, 'long') })}
          </Text>
        )}
        {earlier.length > 0 && (
          <Stack gap="2xs">
            <Heading level={2} size={4}>
              {earlierTitle}
            </Heading>
            <ul>
              {earlier.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </Container>
  )
}
