import { Heading, SearchField, Tile, TileGrid } from '@floga/ui'
import { size, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'

import { useLanguage, useStorefront } from '../lib/views/storefront-context.js'
import { useSite } from '../site/use-site.js'
import { toImage } from './images/to-image.js'

const instead = css`
  @layer app {
    display: grid;
    gap: ${space.md};
    margin-block-end: ${space['2xl']};

    > form {
      max-inline-size: 45rem;
      margin-inline: auto;
    }
    > h2 {
      margin-block-start: ${size.gutter};
    }
  }
`

/** Ways to what was looked for: a search, the categories, what was seen before. */
export function FindInstead({
  hasSearch = true,
  columns = 8,
}: {
  hasSearch?: boolean
  /** At most so many categories side by side: four where a column beside it takes width. */
  columns?: 4 | 8
}): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const { menu } = useSite()
  return (
    <section className={instead} aria-label={t('errors.searchTitle')}>
      {hasSearch && (
        <SearchField
          action={href('/products')}
          label={t('errors.searchTitle')}
          submitLabel={t('products.searchAction')}
          examples={[t('products.searchLabel')]}
        />
      )}
      {menu.length > 0 && (
        <>
          <Heading level={2} size={4}>
            {t('errors.categoriesTitle')}
          </Heading>
          <TileGrid columns={columns}>
            {menu.map(({ name, slug, image }) => (
              <Tile
                key={slug}
                href={href(`/categories/${slug}`)}
                title={name}
                image={toImage(shop, image, { sizes: '(min-width: 768px) 20vw, 96px' })}
              />
            ))}
          </TileGrid>
        </>
      )}
      <Suspense>
        <SeenBefore />
      </Suspense>
    </section>
  )
}

/** In a chunk of its own; nothing if it cannot be loaded. */
const SeenBefore = lazy(async () => {
  try {
    return { default: (await import('../layout/seen-before.js')).SeenBefore }
  } catch {
    return { default: () => null }
  }
})
