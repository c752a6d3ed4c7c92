import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tile, TileGrid } from '../../index.js'
import { samplePictures } from '../../stories/sample-pictures.js'
import { storyLocale } from '../../stories/sample-words.js'
import { longText } from '../../stories/long-words.js'

const tiles = {
  el: [
    ['Ρυθμιστές', '24 προϊόντα', samplePictures.regulator],
    ['Φιάλες', '8 προϊόντα', samplePictures.cylinder],
    ['Σωλήνες', '17 προϊόντα', samplePictures.hose],
    ['Εστίες', '11 προϊόντα', samplePictures.cooker],
  ],
  en: [
    ['Regulators', '24 products', samplePictures.regulator],
    ['Cylinders', '8 products', samplePictures.cylinder],
    ['Hoses', '17 products', samplePictures.hose],
    ['Cookers', '11 products', samplePictures.cooker],
  ],
} as const

const meta: Meta<typeof Tile> = {
  title: 'Catalogue/Tile',
  component: Tile,
  args: { href: '#category', picture: samplePictures.regulator },
  parameters: {
    guide: {
      use: 'A category with its picture.',
      avoid: 'Products: ProductCard. Brands: BrandTile.',
      keyboard: { Enter: 'follows the link' },
    },
    words: {
      el: { title: 'Ρυθμιστές', text: '24 προϊόντα' },
      en: { title: 'Regulators', text: '24 products' },
    },
  },
}

export default meta
type Story = StoryObj<typeof Tile>

export const Default: Story = {
  render: (args) => (
    <TileGrid>
      <Tile {...args} />
    </TileGrid>
  ),
}

export const Several: Story = {
  tags: ['both-widths'],
  render: (_args, { globals }) => (
    <TileGrid>
      {tiles[storyLocale(globals)].map(([title, text, picture]) => (
        <Tile key={title} href="#category" title={title} text={text} picture={picture} isPriority />
      ))}
    </TileGrid>
  ),
}

export const Dark: Story = { ...Several, parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Several }

export const LongText: Story = {
  parameters: longText((say) => ({ title: say.label, text: say.name })),
}
