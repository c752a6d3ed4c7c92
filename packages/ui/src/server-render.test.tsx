import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ZoomGallery } from './gallery.js'
import {
  Accordion,
  Button,
  Carousel,
  CategoryTree,
  ComparisonTable,
  Disclosure,
  Drawer,
  ErrorSummary,
  FacetGroup,
  FilterDrawer,
  FormField,
  Gallery,
  Grid,
  GridItem,
  Icon,
  LoadingBar,
  MegaMenu,
  MobileMenu,
  MobileMenuSection,
  VariantPicker,
  Image,
  Price,
  PriceRangeField,
  ProductCard,
  QuantityField,
  RadioGroup,
  SearchCombobox,
  ShareButton,
  Skeleton,
  SortSelect,
  Stack,
  Tabs,
  TextInput,
  ToastRegion,
  Tooltip,
} from './index.js'
import { CookieBar } from './cookie-bar.js'

const image = { src: '/hose.jpg', alt: 'A hose', width: 800, height: 800 }

const menu = [
  {
    id: 'hoses',
    label: 'Hoses',
    href: '/hoses',
    children: [{ id: 'short', label: 'Short', href: '/short' }],
  },
]
const close = () => undefined

const shop = (
  <>
    <MegaMenu label="Categories" items={menu} />
    <CategoryTree label="Categories" items={menu} />
    <SearchCombobox
      action="/products"
      label="Search"
      submitLabel="Search"
      listLabel="Suggestions"
      groups={[]}
      countLabel={String}
      onTermChange={close}
    />
    <FilterDrawer id="filters" title="Filters" openLabel="Filters" closeLabel="Close">
      <FacetGroup
        label="Brand"
        name="brand"
        moreLabel={String}
        values={[{ value: 'aeris', label: 'Aeris', count: 4, isChosen: true }]}
      />
      <PriceRangeField
        label="Price"
        fromLabel="From"
        toLabel="To"
        applyLabel="Apply"
        unit="€"
        from={20}
      />
    </FilterDrawer>
    <SortSelect label="Sort" submitLabel="Sort" value="new" options={[]} />
    <VariantPicker
      unavailableLabel="not available"
      options={[
        {
          name: 'colour',
          label: 'Colour',
          values: [{ value: 'red', label: 'Red', color: '#c00' }],
        },
      ]}
    />
    <ComparisonTable
      caption="Comparison"
      products={[{ id: 'hose', name: 'Hose', href: '/hose', image }]}
      rows={[{ id: 'length', label: 'Length', cells: ['1 m'] }]}
      priceLabel="Price"
      propertyLabel="Property"
      differencesLabel="Differences"
      missingLabel="not stated"
    />
    <ZoomGallery
      label="Images"
      thumbnailLabel={String}
      images={[{ id: 'two', large: image, thumbnail: image }]}
      labels={{ close: '', previous: '', next: '', zoomIn: '', zoomOut: '', position: String }}
    />
    <Accordion items={[{ id: 'delivery', title: 'Delivery', content: 'Three days' }]} isExclusive />
    <Tabs label="Product" items={[{ id: 'maker', label: 'Maker', content: 'Aeris' }]} />
    <Carousel label="Suggested" previousLabel="Previous" nextLabel="Next">
      <p>Hose</p>
    </Carousel>
    <Tooltip text="Up to 4">
      <Button>Compare</Button>
    </Tooltip>
    <ToastRegion
      label="Messages"
      closeLabel="Close"
      onDismiss={close}
      messages={[{ id: 'added', text: 'Added' }]}
    />
    <ShareButton label="Share" url="https://shop.example" title="Shop" copiedLabel="Copied" />
    <CookieBar title="Cookies" basicLabel="Accept basic" allLabel="Accept all">
      <p>What they are for</p>
    </CookieBar>
  </>
)

const page = (
  <Stack gap="lg">
    <Grid>
      <GridItem span={8}>
        <ProductCard href="/hose" name="Hose" image={image} price={{ amount: '€6.40' }} />
      </GridItem>
    </Grid>
    <Image {...image} isPriority />
    <Price amount="1.119,90 €" />
    <Gallery
      label="Images"
      thumbnailLabel={String}
      images={[{ id: 'one', large: image, thumbnail: image }]}
    />
    <form>
      <ErrorSummary title="Correct" errors={[{ fieldId: 'email', message: 'Wrong' }]} />
      <FormField id="email" label="E-mail" error="Wrong">
        <TextInput name="email" defaultValue="maria@" />
      </FormField>
      <RadioGroup name="pay" legend="Payment" options={[{ value: 'bank', label: 'Bank' }]} />
      <QuantityField
        label="Quantity"
        decreaseLabel="Fewer"
        increaseLabel="More"
        stepName="difference"
      />
      <Button type="submit" isBusy>
        Send
      </Button>
    </form>
    <Drawer isOpen title="Cart" closeLabel="Close" onClose={() => undefined} />
    <MobileMenu label="Menu" closeLabel="Close menu">
      <MobileMenuSection title="Pages">Pages</MobileMenuSection>
    </MobileMenu>
    <Disclosure title="More">Text</Disclosure>
    <LoadingBar phase="running" label="Loading" failedLabel="Failed" />
    <Skeleton shape="card" />
    <Icon name="bag" />
    {shop}
  </Stack>
)

describe('the kit on a server', () => {
  it('writes no style attribute, which a strict content policy would reject', () => {
    expect(renderToString(page)).not.toMatch(/\sstyle=/u)
  })

  it('leaves dialogs closed until the browser opens them as modals', () => {
    expect(renderToString(page)).toMatch(/<dialog(?![^>]*\sopen)/u)
  })

  it('renders typed values, so that a rejected form stays filled', () => {
    expect(renderToString(page)).toContain('value="maria@"')
  })

  it('writes the same twice', () => {
    expect(renderToString(page)).toBe(renderToString(page))
  })
})
