import { Breadcrumbs, Button, FacetGroup, FilterDrawer, Grid, GridItem, Heading } from '@floga/ui'
import { Pagination, PriceRangeField, ProductCard, ProductGrid, ResultBar } from '@floga/ui'
import { SortSelect, Stack } from '@floga/ui'
import type { ProductCardProps } from '@floga/ui'
import type { ReactElement } from 'react'
import { PageFrame } from './page-frame.js'
import type { PageWords } from './page-words.js'

/** A list of products with filters, order and pages. */
export function ListPage({
  words,
  products,
}: {
  words: PageWords
  products: readonly ProductCardProps[]
}): ReactElement {
  const brands = products.map(({ brand = '' }) => ({ value: brand, label: brand, count: 1 }))
  return (
    <PageFrame words={words}>
      <Breadcrumbs
        label={words.here}
        items={[{ label: words.home, href: '#home' }, { label: words.list }]}
      />
      <Heading level={2} size={1}>
        {words.list}
      </Heading>
      <Grid>
        <GridItem lg={4}>
          <FilterDrawer
            id="filters"
            title={words.filters}
            openLabel={words.filters}
            closeLabel={words.close}
          >
            <form>
              <FacetGroup label={words.brand} name="brand" moreLabel={String} values={brands} />
              <PriceRangeField {...words.price} unit="€" lowest={4} highest={1200} />
            </form>
          </FilterDrawer>
        </GridItem>
        <GridItem lg={12}>
          <Stack gap="lg">
            <ResultBar
              count={words.count}
              actions={
                <SortSelect
                  label={words.sort}
                  submitLabel={words.sort}
                  value="newest"
                  options={[{ value: 'newest', label: words.newest }]}
                />
              }
            />
            <ProductGrid>
              {products.map((product) => (
                <ProductCard
                  key={product.href}
                  {...product}
                  action={<Button icon="bag">{words.add}</Button>}
                />
              ))}
            </ProductGrid>
            <Pagination
              {...words.pages}
              page={1}
              pageCount={3}
              hrefForPage={(page) => `?page=${page}`}
            />
          </Stack>
        </GridItem>
      </Grid>
    </PageFrame>
  )
}
