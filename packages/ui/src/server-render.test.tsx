import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  Button,
  Disclosure,
  Drawer,
  ErrorSummary,
  FormField,
  Gallery,
  Grid,
  GridItem,
  Icon,
  LoadingBar,
  MobileMenu,
  Picture,
  Price,
  ProductCard,
  QuantityField,
  RadioGroup,
  Skeleton,
  Stack,
  TextInput,
} from './index.js'

const picture = { src: '/hose.jpg', alt: 'A hose', width: 800, height: 800 }

const page = (
  <Stack gap="lg">
    <Grid>
      <GridItem span={8}>
        <ProductCard href="/hose" name="Hose" picture={picture} price={{ amount: '€6.40' }} />
      </GridItem>
    </Grid>
    <Picture {...picture} isPriority />
    <Price amount="1.119,90 €" />
    <Gallery
      label="Pictures"
      thumbnailLabel={String}
      pictures={[{ id: 'one', large: picture, thumbnail: picture }]}
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
    <MobileMenu label="Menu">Pages</MobileMenu>
    <Disclosure title="More">Text</Disclosure>
    <LoadingBar phase="running" label="Loading" failedLabel="Failed" />
    <Skeleton shape="card" />
    <Icon name="bag" />
  </Stack>
)

describe('the kit on a server', () => {
  it('writes no style attribute, which a strict content policy would refuse', () => {
    expect(renderToString(page)).not.toMatch(/\sstyle=/u)
  })

  it('leaves dialogs closed until the browser opens them as modals', () => {
    expect(renderToString(page)).toMatch(/<dialog(?![^>]*\sopen)/u)
  })

  it('writes what was typed, so that a refused form comes back filled', () => {
    expect(renderToString(page)).toContain('value="maria@"')
  })

  it('writes the same twice', () => {
    expect(renderToString(page)).toBe(renderToString(page))
  })
})
