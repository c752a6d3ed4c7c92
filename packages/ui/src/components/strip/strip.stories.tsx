import type { Meta, StoryObj } from '@storybook/react-vite'
import { Strip, Tile } from '../../index.js'
import { samplePictures } from '../../stories/sample-pictures.js'

const meta: Meta<typeof Strip> = {
  title: 'Layout/Strip',
  component: Strip,
  args: { columns: 4 },
  render: (args) => (
    <Strip {...args}>
      {Object.entries(samplePictures).map(([name, picture]) => (
        <Tile key={name} href={`#${name}`} title={name} picture={picture} isPriority />
      ))}
    </Strip>
  ),
  parameters: {
    guide: {
      use: 'Small things in one row that scrolls where it does not fit.',
      avoid: 'Products: Carousel.',
      keyboard: { Tab: 'from thing to thing' },
    },
  },
}

export default meta
type Story = StoryObj<typeof Strip>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = { args: { columns: 5, items: 'small' } }

/** Less than half of a phone's width each. */
export const SmallItems: Story = { args: { items: 'small', columns: 6 } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const LongText: Story = {
  render: (args) => (
    <Strip {...args}>
      <Tile
        href="#long"
        title="Ηλεκτρομαγνητικές πολυβαλβίδες και εξαρτήματα για τοροειδείς δεξαμενές"
        text="Ό,τι χρειάζεται ένα συνεργείο υγραεριοκίνησης, από τη φλάντζα μέχρι το καλώδιο"
        picture={samplePictures.regulator}
        isPriority
      />
      <Tile href="#short" title="Βίδες" picture={samplePictures.hose} isPriority />
    </Strip>
  ),
}

export const ForcedColours: Story = { ...Default }
