import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandGrid, BrandName, BrandTile } from '../../index.js'

const meta: Meta<typeof BrandTile> = {
  title: 'Catalogue/BrandTile',
  component: BrandTile,
  args: { href: '#brand', name: 'Thalpora' },
  parameters: {
    guide: {
      use: 'A brand’s logo that links to its products.',
      avoid: 'Categories: Tile.',
      keyboard: { Enter: 'follows the link' },
    },
    texts: { el: { text: '17 προϊόντα' }, en: { text: '17 products' } },
  },
}

export default meta
type Story = StoryObj<typeof BrandTile>

const several: NonNullable<Story['render']> = (args) => (
  <BrandGrid>
    {['Aeris', 'Petra', 'Meltemi', 'Thermi', 'Kleivar', 'Ostrelec', 'Hydrelka', 'Fyrlund'].map(
      (name) => (
        <BrandTile key={name} {...args} href={`#${name}`} name={name} />
      ),
    )}
  </BrandGrid>
)

export const Default: Story = {}

export const Playground: Story = { args: { name: 'Meltemi' } }

export const Several: Story = { render: several }

/** The name alone, as a brand's page heads with it. */
export const Name: Story = { render: ({ name }) => <BrandName name={name} size="large" /> }

export const Dark: Story = { render: several, parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { render: several, parameters: { direction: 'rtl' } }

export const LongText: Story = {
  args: { name: 'Παπαχατζηκωνσταντίνου & Υιοί', text: 'Περισσότερα από 1.200 προϊόντα' },
}

export const ForcedColours: Story = { ...Several }
