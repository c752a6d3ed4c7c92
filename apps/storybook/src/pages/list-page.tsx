import { Breadcrumbs, Button, FacetGroup, FilterDrawer, Grid, GridItem, Heading } from '@floga/ui'
import { Pagination, PriceRangeField, ProductCard, ProductGrid, ResultBar } from '@floga/ui'
import { SortSelect, Stack } from '@floga/ui'
import type { ProductCardProps } from '@floga/ui'
import type { ReactElement } from 'react'
import { PageLayout } from './page-layout.js'
import type { PageTexts } from './page-texts.js'

/** A list of products with filters, order and pages. */
export function ListPage({
  texts,
  products,
}: {
  texts: PageTexts
  products: readonly ProductCardProps[]
}): ReactElement {
  const brands = products.map(({ brand = '' }) => ({ value: brand, label: brand, count: 1 }))
  return (
    <PageLayout texts={texts}>
      <Breadcrumbs
        label={texts.here}
        items={[{ label: texts.home, href: '#home' }, { label: texts.list }]}
      />
      <Heading level={2} size={1}>
        {texts.list}
      </Heading>
      <Grid>
        <GridItem lg={4}>
          <FilterDrawer
            id="filters"
            title={texts.filters}
            openLabel={texts.filters}
            closeLabel={texts.close}
          >
            <form>
              <FacetGroup label={texts.brand} name="brand" moreLabel={String} values={brands} />
              <PriceRangeField {...texts.price} unit="€" lowest={4} highest={1200} />
            </form>
          </FilterDrawer>
        </GridItem>
        <GridItem lg={12}>
          <Stack gap="lg">
            <ResultBar
              count={texts.count}
              actions={
                <SortSelect
                  label={texts.sort}
                  submitLabel={texts.sort}
                  value="newest"
                  options={[{ value: 'newest', label: texts.newest }]}
                />
              }
            />
            <ProductGrid>
              {products.map((product) => (
                <ProductCard
                  key={product.href}
                  {...product}
                  action={<Button icon="bag">{texts.add}</Button>}
                />
              ))}
            </ProductGrid>
            <Pagination
              {...texts.pages}
              page={1}
              pageCount={3}
              hrefForPage={(page) => `?page=${page}`}
            />
          </Stack>
        </GridItem>
      </Grid>
    </PageLayout>
  )
}
