import { PromotionDocument, PromotionsDocument } from '@floga/api-client/operations'
import { itemListJsonLd } from '@floga/seo'
import { Container, SectionHeading, ScrollRow } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { CardsForm } from '../../cart/add/cards-form.js'
import { isBoughtAtOnce } from '../../wiring/catalogue/to-card-data.js'
import { PageBreadcrumbs } from '@floga/storefront'
import { Section } from '../../components/section.js'
import type { PageHandle } from '../../wiring/request/page-handle.js'
import { pageContext } from '../../wiring/request/page-context.server.js'
import { pageMeta } from '../../wiring/seo/page-meta.server.js'
import { toSocialImage } from '../../wiring/seo/social-image.js'
import { notFound } from '../../wiring/api/responses.server.js'
import { parseRichText } from '../../wiring/content/parse-rich-text.server.js'
import { toCardData } from '../../wiring/catalogue/to-card-data.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { OfferHeader } from './offer-header.js'
import { ProductList } from '../list/product-list.js'
import { PromotionTile } from './promotion-tile.js'

export { meta } from '../../wiring/seo/route-meta.js'

export const handle: PageHandle = {
  namespaces: ['catalogue'],
  cache: 'public',
  slug: { folder: '/offers', type: 'PROMOTION' },
}

/** One row on the widest screens. */
const OTHERS = 4

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const slug = args.params['slug'] ?? ''
  const { alternates } = page
  const { promotion } = await page.api.query(PromotionDocument, { where: { slug } })
  if (!promotion) throw notFound()
  const { promotions: others } = await page.api.query(PromotionsDocument, {
    first: OTHERS,
    skip: 0,
    where: { excludeIds: [promotion.id] },
    order: null,
  })
  const path = `/offers/${promotion.slug}`
  return {
    promotion: { ...promotion, products: promotion.products.map(toCardData) },
    others: others.nodes,
    description: parseRichText(promotion.description),
    alternates,
    meta: pageMeta(page, {
      title: page.searchTexts.title ?? promotion.name,
      description:
        page.searchTexts.description ?? promotion.excerpt ?? page.t('offers.description'),
      path,
      alternates,
      breadcrumbs: [
        { name: page.t('offers.title'), path: '/offers' },
        { name: promotion.name, path },
      ],
      image:
        toSocialImage(promotion.image, promotion.name) ??
        toSocialImage(promotion.products[0]?.image, promotion.name),
      jsonLd: [
        itemListJsonLd(
          promotion.products.map(({ name, slug: product }) => ({
            name,
            url: `${page.publicUrl}${page.href(`/products/${product}`)}`,
          })),
        ),
      ],
    }),
  }
}

export default function OfferPage(): ReactElement {
  const { promotion, others, description } = useLoaderData<typeof loader>()
  const t = useMessages()
  const href = useHref()
  return (
    <Container>
      <PageBreadcrumbs
        steps={[{ label: t('offers.title'), href: href('/offers') }]}
        current={promotion.name}
      />
      <OfferHeader promotion={promotion} description={description} />
      <Section>
        <SectionHeading title={t('offers.products')} />
        <ProductList products={promotion.products} />
        {promotion.products.some(isBoughtAtOnce) && <CardsForm />}
      </Section>
      {others.length > 0 && (
        <Section>
          <SectionHeading title={t('offers.others')} />
          <ScrollRow columns={4}>
            {others.map((other) => (
              <PromotionTile key={other.id} promotion={other} />
            ))}
          </ScrollRow>
        </Section>
      )}
    </Container>
  )
}
