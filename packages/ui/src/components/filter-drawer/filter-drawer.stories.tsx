import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button, FacetGroup, FilterDrawer, PriceRangeField } from '../../index.js'
import { storyLocale } from '../../stories/sample-texts.js'
import { longWords } from '../../stories/long-words.js'
import { fixed } from '../../stories/fixed.js'

const texts = {
  el: {
    title: 'Φίλτρα',
    open: 'Φίλτρα (1)',
    close: 'Κλείσιμο',
    show: '128 προϊόντα',
    price: { label: 'Τιμή', fromLabel: 'Από', toLabel: 'Έως', applyLabel: 'Εφαρμογή' },
    brand: 'Μάρκα',
  },
  en: {
    title: 'Filters',
    open: 'Filters (1)',
    close: 'Close',
    show: '128 products',
    price: { label: 'Price', fromLabel: 'From', toLabel: 'To', applyLabel: 'Apply' },
    brand: 'Brand',
  },
}

const meta: Meta<typeof FilterDrawer> = {
  title: 'Lists/FilterDrawer',
  component: FilterDrawer,
  args: { id: 'filters' },
  render: (args, { globals }) => {
    const say = texts[storyLocale(globals)]
    return (
      <FilterDrawer
        {...args}
        footer={(close) => (
          <Button variant="primary" isWide onClick={close}>
            {say.show}
          </Button>
        )}
      >
        <form>
          <FacetGroup
            label={say.brand}
            name="brand"
            moreLabel={String}
            values={['Aeris', 'Petra'].map((label) => ({ value: label, label, count: 12 }))}
          />
          <PriceRangeField {...say.price} unit="€" lowest={4} highest={90} />
        </form>
      </FilterDrawer>
    )
  },
  parameters: {
    guide: {
      use: 'Filters next to the list from 992 px, behind a button below.',
      avoid: 'Anything else in a drawer: Drawer.',
      keyboard: { Enter: 'opens the filters', Escape: 'closes them' },
    },
    texts: {
      el: { title: texts.el.title, openLabel: texts.el.open, closeLabel: texts.el.close },
      en: { title: texts.en.title, openLabel: texts.en.open, closeLabel: texts.en.close },
    },
  },
}

export default meta
type Story = StoryObj<typeof FilterDrawer>

export const Default: Story = {}

export const Playground: Story = {}

export const InDrawer: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const say = texts[storyLocale(globals)]
    const opener = canvas.getByRole('link', { name: say.open })
    await userEvent.click(opener)
    const drawer = canvas.getByRole('dialog', { name: say.title })
    const filters = await within(drawer).findAllByRole('checkbox')
    await userEvent.click(canvas.getByRole('button', { name: say.show }))
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvas.queryByRole('dialog')).toBeNull()
    // Narrow pages leave them hidden for the next opening.
    const place = canvasElement.querySelector('#filters')
    await waitFor(() =>
      expect(place?.querySelectorAll('input[type="checkbox"]')).toHaveLength(filters.length),
    )
  },
}

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: fixed,
  render: (_args, { globals }) => {
    const say = longWords[storyLocale(globals)]
    return (
      <FilterDrawer id="filters" title={say.label} openLabel={say.label} closeLabel={say.word}>
        <form>
          <FacetGroup
            label={say.label}
            name="brand"
            moreLabel={String}
            values={[{ value: 'one', label: say.sentence, count: 12 }]}
          />
        </form>
      </FilterDrawer>
    )
  },
}
