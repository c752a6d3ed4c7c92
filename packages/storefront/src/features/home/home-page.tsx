import {
  BrandGrid,
  BrandTile,
  Container,
  FeatureStrip,
  iconNames,
  Link,
  ScrollRow,
  SectionHeading,
  Tile,
  TileGrid,
  VisuallyHidden,
} from '@floga/ui'
import { color, media, radius, size, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'
import { CardsForm } from '../cart/add/cards-form.js'
import { ContactBlock } from '../../components/contact/contact-block.js'
import { RichText } from '../../components/rich-text/rich-text.js'
import { parseRichText } from '../../components/rich-text/parse-rich-text.server.js'
import type { RichTextNode } from '../../components/rich-text/rich-text-node.js'
import { Section } from '../../components/section.js'
import { samePath } from '../../request/seo/alternates.server.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { loadShopProfile, shopJsonLd } from '../../request/seo/shop-profile.server.js'
import { pageMeta } from '../../request/seo/page-meta.server.js'
import { toImage } from '../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import { HomeBanners } from './home-banners.js'
import { HomeOpening } from './home-opening.js'
import { ShopByUse } from './shop-by-use.js'
import { loadHome } from './load-home.server.js'
import { ProductCardRow } from '../catalogue/cards/product-card-row.js'
import type { IconName } from '@floga/ui'
import { PromotionTile } from '../catalogue/offers/promotion-tile.js'

export { meta } from '../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['home', 'catalogue'], cache: 'public' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const [home, profile, text] = await Promise.all([
    loadHome(page),
    loadShopProfile(page.api),
    // The page works without the merchant's own text.
    page.api.content.find('/index').catch(() => null),
  ])
  return {
    home,
    isComplete: home.isComplete,
    text: parseRichText(text?.body),
    alternates: samePath(page.shop, '/'),
    meta: pageMeta(page, {
      description: page.t('home.description'),
      path: '/',
      alternates: samePath(page.shop, '/'),
      jsonLd: shopJsonLd(page, profile),
    }),
  }
}

export default function HomePage(): ReactElement {
  const { home, text } = useLoaderData<typeof loader>()
  const { t } = useLanguage()
  const { name } = useStorefront()
  return (
    <Container>
      <h1>
        <VisuallyHidden>{`${name}: ${t('home.title')}`}</VisuallyHidden>
      </h1>
      <HomeOpening home={home} />
      {home.sections.map((section) => (
        <HomeSection key={section} name={section} home={home} text={text} />
      ))}
      <CardsForm />
    </Container>
  )
}

/** Right below the hero: categories are to be seen on the first screen of a desktop. */
const strip = css`
  @layer app {
    ${media.md} {
      && {
        padding-block: 0;
      }
    }
  }
`

/** The document in columns, as a panel. */
const guide = css`
  @layer app {
    > div {
      columns: 19rem;
      column-gap: ${space['2xl']};
      padding: ${space.lg} ${size.gutter};
      border-radius: ${radius.image};
      background: ${color.groundSoft};
    }
    > div > h2:first-child {
      margin-block-start: 0;
    }
    > div > h2 {
      font-size: ${type.title4};
      break-after: avoid;
    }
    > div > * + h2 {
      margin-block-start: ${space.md};
    }
    p,
    ol,
    ul {
      break-inside: avoid;
    }
    ${media.md} {
      > div {
        padding: ${space.xl};
      }
    }
  }
`

type Home = Awaited<ReturnType<typeof loadHome>>

/** One part of the page; nothing where it has no content. */
function HomeSection({
  name,
  home,
  text,
}: {
  name: Home['sections'][number]
  home: Home
  text: readonly RichTextNode[]
}): ReactElement | null {
  const { t } = useLanguage()
  switch (name) {
    case 'categories':
      return <HomeCategories categories={home.categories} />
    case 'offers':
      return <HomePromotions promotions={home.promotions} />
    case 'uses':
      return <ShopByUse uses={home.uses} />
    case 'sale':
      return (
        <ProductCardRow
          title={t('home.sale')}
          products={home.onSale}
          all={{ label: t('home.saleAll'), path: '/products?offer=1&sort=discount' }}
        />
      )
    case 'brands':
      return <HomeBrands brands={home.brands} />
    case 'newest':
      return (
        <ProductCardRow
          title={t('home.newest')}
          products={home.latest}
          all={{ label: t('home.newestAll'), path: '/products?sort=newest' }}
        />
      )
    case 'banners':
      return <HomeBanners banners={home.banners} brandsCount={home.brandsCount} />
    case 'suggested':
      return (
        <ProductCardRow
          title={t('home.suggested')}
          products={home.suggested}
          all={{ label: t('categories.all'), path: '/products' }}
        />
      )
    case 'text':
      return text.length > 0 ? (
        <Section className={guide}>
          <RichText nodes={text} />
        </Section>
      ) : null
    case 'features':
      return <HomeFeatures features={home.features} />
    case 'contact':
      return <ContactBlock />
  }
}

/** The categories of the first level. */
function HomeCategories({ categories }: Pick<Home, 'categories'>): ReactElement | null {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  if (categories.length === 0) return null
  return (
    <Section>
      <SectionHeading
        title={t('home.categories')}
        endContent={<Link href={href('/categories')}>{t('home.categoriesAll')}</Link>}
      />
      <TileGrid columns={8}>
        {categories.map((category) => (
          <Tile
            key={category.slug}
            href={href(`/categories/${category.slug}`)}
            title={category.name}
            text={t('categories.count', { count: category.productsCount })}
            image={toImage(shop, category.image, { sizes: '(min-width: 768px) 20vw, 96px' })}
          />
        ))}
      </TileGrid>
    </Section>
  )
}

/** Why people buy here. */
function HomeFeatures({ features }: Pick<Home, 'features'>): ReactElement | null {
  const { t } = useLanguage()
  if (features.length === 0) return null
  return (
    <Section className={strip} aria-label={t('home.features')}>
      <FeatureStrip
        features={features.map(({ icon, name }) => ({ icon: toIconName(icon), name }))}
      />
    </Section>
  )
}

/** Maps an icon name of the platform to the kit; a check mark if unknown. */
function toIconName(name: string): IconName {
  return (iconNames as readonly string[]).includes(name) ? (name as IconName) : 'check'
}

/** The brands that the shop has most of. */
function HomeBrands(props: {
  brands: readonly { name: string; slug: string }[]
}): ReactElement | null {
  const { t, href } = useLanguage()
  if (props.brands.length === 0) return null
  return (
    <Section>
      <SectionHeading
        title={t('home.brands')}
        endContent={<Link href={href('/brands')}>{t('home.brandsAll')}</Link>}
      />
      <BrandGrid>
        {props.brands.map(({ name, slug }) => (
          <BrandTile key={slug} href={href(`/brands/${slug}`)} name={name} />
        ))}
      </BrandGrid>
    </Section>
  )
}

/** The shop's first promotions, with a link to all. */
function HomePromotions(props: { promotions: Home['promotions'] }): ReactElement | null {
  const { t, href } = useLanguage()
  if (props.promotions.length === 0) return null
  return (
    <Section>
      <SectionHeading
        title={t('home.offers')}
        endContent={<Link href={href('/offers')}>{t('home.offersAll')}</Link>}
      />
      <ScrollRow columns={4}>
        {props.promotions.map((promotion) => (
          <PromotionTile key={promotion.slug} promotion={promotion} />
        ))}
      </ScrollRow>
    </Section>
  )
}
