import { PromotionDocument, PromotionsDocument } from '@floga/api-client/operations'
import { itemListJsonLd } from '@floga/seo'
import { Container, SectionHeading, ScrollRow } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { CardsForm } from '../../cart/add/cards-form.js'
import { isBoughtAtOnce } from '../cards/to-card-data.js'
import { PageBreadcrumbs } from '../../../components/page-breadcrumbs.js'
import { Section } from '../../../components/section.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { toSocialImage } from '../../../request/seo/social-image.js'
import { notFound } from '../../../request/api/responses.server.js'
import { parseRichText } from '../../../components/rich-text/parse-rich-text.server.js'
import { toCardData } from '../cards/to-card-data.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { OfferHeader } from './offer-header.js'
import { ProductList } from '../list/product-list.js'
import { PromotionTile } from './promotion-tile.js'

export { meta } from '../../../request/seo/route-meta.js'

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
        toSocialImage(page.shop, promotion.image, promotion.name) ??
        toSocialImage(page.shop, promotion.products[0]?.image, promotion.name),
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
  const { t, href } = useLanguage()
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
