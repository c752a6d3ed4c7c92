import { Banner, Link } from '@floga/ui'
import { media, size, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement, ReactNode } from 'react'

import { namedImage } from '../../components/images/named-image.js'
import { Section } from '../../components/section.js'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import { usePromises } from './home-banners.js'
import { HomeHero } from './home-hero.js'
import type { loadHome } from './load-home.server.js'

const opening = css`
  @layer app {
    display: grid;
    gap: ${space.sm};

    &[data-has-tiles] > [data-part='tiles'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space.sm};
    }
    ${media.sm} {
      &[data-has-tiles] > [data-part='tiles'] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    ${media.md} {
      gap: ${size.gutter};

      &[data-has-tiles] > [data-part='tiles'] {
        gap: ${size.gutter};
      }
    }
    ${media.xl} {
      &[data-has-tiles] {
        grid-template-columns: minmax(0, 10fr) minmax(0, 6fr);
      }
      &[data-has-tiles] > [data-part='tiles'] {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`

const top = css`
  @layer app {
    && {
      padding-block-start: ${space.md};
    }
  }
`

type HomeData = Awaited<ReturnType<typeof loadHome>>

/** The first statement of the page, and tiles beside it. */
export function HomeOpening({ home }: { home: HomeData }): ReactElement | null {
  const tiles = useTiles(home)
  return (
    <Section className={top}>
      <div className={opening} data-has-tiles={tiles.length > 0 ? '' : undefined}>
        <HomeHero hero={home.hero} image={home.heroImage} product={home.latest[0]} />
        {tiles.length > 0 && <div data-part="tiles">{tiles}</div>}
      </div>
    </Section>
  )
}

/** The tiles that apply: promotions that run, promises with a setting behind them. */
function useTiles({ beside, brandsCount }: HomeData): ReactNode[] {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const promises = usePromises(brandsCount)
  return beside.flatMap((tile) => {
    const image = namedImage(shop, tile.image, {
      sizes: '(min-width: 1200px) 220px, (min-width: 576px) 20vw, 40vw',
    })
    if ('banner' in tile) {
      const promise = promises[tile.banner]
      return promise
        ? [<Banner key={tile.banner} headingLevel={2} layout="row" {...promise} image={image} />]
        : []
    }
    const { name, slug, excerpt } = tile.promotion
    return [
      <Banner
        key={slug}
        headingLevel={2}
        layout="row"
        title={name}
        text={excerpt}
        image={image}
        action={<Link href={href(`/offers/${slug}`)}>{t('home.heroSecondary')}</Link>}
      />,
    ]
  })
}
