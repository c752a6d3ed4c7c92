import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkCard, ScrollRow, Tile } from '../../index.js'
import { sampleImages } from '../../stories/sample-images.js'

const meta: Meta<typeof ScrollRow> = {
  title: 'Layout/ScrollRow',
  component: ScrollRow,
  args: { columns: 4 },
  render: (args) => (
    <ScrollRow {...args}>
      {Object.entries(sampleImages).map(([name, image]) => (
        <Tile key={name} href={`#${name}`} title={name} image={image} isPriority />
      ))}
    </ScrollRow>
  ),
  parameters: {
    guide: {
      use: 'Small things in one row that scrolls where it does not fit.',
      avoid: 'Products: Carousel.',
      keyboard: { Tab: 'from item to item' },
    },
  },
}

export default meta
type Story = StoryObj<typeof ScrollRow>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = { args: { columns: 5, items: 'small' } }

/** Less than half of a phone's width each. */
export const SmallItems: Story = { args: { items: 'small', columns: 6 } }

/** One row at every width, each thing as wide as it is. */
export const OwnWidths: Story = {
  args: { columns: 'auto' },
  render: (args) => (
    <ScrollRow {...args}>
      {['Πλήρη κιτ', 'Πνεύμονες', 'Μπεκ και ράμπες', 'Φίλτρα υγραερίου'].map((title) => (
        <LinkCard key={title} layout="compact" headingLevel={2} href={`#${title}`} title={title} />
      ))}
    </ScrollRow>
  ),
  tags: ['both-widths'],
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const LongText: Story = {
  render: (args) => (
    <ScrollRow {...args}>
      <Tile
        href="#long"
        title="Ηλεκτρομαγνητικές πολυβαλβίδες και εξαρτήματα για τοροειδείς δεξαμενές"
        text="Ό,τι χρειάζεται ένα συνεργείο υγραεριοκίνησης, από τη φλάντζα μέχρι το καλώδιο"
        image={sampleImages.regulator}
        isPriority
      />
      <Tile href="#short" title="Βίδες" image={sampleImages.hose} isPriority />
    </ScrollRow>
  ),
}

export const ForcedColours: Story = { ...Default }
