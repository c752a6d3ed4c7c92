import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button, FacetGroup, FilterDrawer, PriceRangeField } from '../../index.js'
import { storyLocale } from '../../stories/sample-words.js'

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
  render: (_args, { globals }) => {
    const say = texts[storyLocale(globals)]
    return (
      <FilterDrawer
        id="filters"
        title={say.title}
        openLabel={say.open}
        closeLabel={say.close}
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
          <PriceRangeField {...say.price} lowest={4} highest={90} />
        </form>
      </FilterDrawer>
    )
  },
}

export default meta
type Story = StoryObj<typeof FilterDrawer>

export const Default: Story = {}

export const InDrawer: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const say = texts[storyLocale(globals)]
    const opener = canvas.queryByRole('link', { name: say.open })
    // From 992 px the filters stand beside the list and there is nothing to open.
    if (!opener) return
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: say.show }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
