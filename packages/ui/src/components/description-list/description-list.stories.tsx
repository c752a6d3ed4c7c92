import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof DescriptionList> = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  parameters: {
    guide: {
      use: 'Pairs of a property and its value: the properties of a product, an address.',
      avoid: 'Several values a row: Table.',
    },
    texts: {
      el: {
        items: [
          { term: 'Πίεση εξόδου', description: '30 mbar' },
          { term: 'Παροχή', description: '1,5 kg/h' },
          { term: 'Σύνδεση', description: 'G 1/4″ αριστερόστροφο' },
        ],
      },
      en: {
        items: [
          { term: 'Outlet pressure', description: '30 mbar' },
          { term: 'Output', description: '1.5 kg/h' },
          { term: 'Connection', description: 'G 1/4″ left-hand' },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof DescriptionList>

export const Default: Story = {}

export const Playground: Story = { args: { variant: 'plain' } }

export const Plain: Story = { args: { variant: 'plain' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({ items: [{ term: say.name, description: say.sentence }] })),
}
