import { PromotionDocument } from '@floga/api-client/operations'
import { useFormatters } from '@floga/i18n/react'
import { Container, Heading, Stack, Text } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageTrail } from '../../shell/page-trail.js'
import { RichText } from '../../shell/rich-text.js'
import { slugAlternates } from '../../wiring/alternates.server.js'
import type { PageHandle } from '../../wiring/cache-policy.js'
import { pageContext } from '../../wiring/page-context.server.js'
import { pageMeta } from '../../wiring/page-meta.server.js'
import { notFound } from '../../wiring/responses.server.js'
import { parseRichText } from '../../wiring/rich-text.server.js'
import { useHref, useMessages } from '../../wiring/use-language.js'
import { ProductList } from './product-list.js'

export { meta } from '../../wiring/route-meta.js'
export { keepAfterCartChange as shouldRevalidate } from '../../wiring/revalidation.js'

export const handle: PageHandle = { cache: 'public' }

export async function loader(args: LoaderFunctionArgs) {
  const page = pageContext(args)
  const slug = args.params['slug'] ?? ''
  const [{ promotion }, alternates] = await Promise.all([
    page.api.query(PromotionDocument, { where: { slug } }),
    slugAlternates(page, '/offers', 'PROMOTION', slug),
  ])
  if (!promotion) throw notFound()
  const path = `/offers/${promotion.slug}`
  return {
    promotion,
    description: parseRichText(promotion.description),
    alternates,
    meta: pageMeta(page, {
      title: promotion.name,
      description: promotion.excerpt ?? page.t('offers.description'),
      path,
      alternates,
      breadcrumbs: [
        { name: page.t('offers.title'), path: '/offers' },
        { name: promotion.name, path },
      ],
    }),
  }
}

export default function OfferPage(): ReactElement {
  const { promotion, description } = useLoaderData<typeof loader>()
  const t = useMessages()
  const href = useHref()
  const { date } = useFormatters()
  return (
    <Container>
      <PageTrail
        steps={[{ label: t('offers.title'), href: href('/offers') }]}
        current={promotion.name}
      />
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>{promotion.name}</Heading>
          {promotion.excerpt && (
            <Text tone="soft" isMeasured>
              {promotion.excerpt}
            </Text>
          )}
          {promotion.endsAt && (
            <Text size="small">{t('offers.until', { date: date(promotion.endsAt, 'long') })}</Text>
          )}
        </Stack>
        {description.length > 0 && <RichText nodes={description} />}
        <ProductList products={promotion.products} priorityCount={2} headingLevel={2} />
      </Stack>
    </Container>
  )
}
