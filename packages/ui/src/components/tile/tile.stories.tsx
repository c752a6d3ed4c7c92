import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tile, TileGrid } from '../../index.js'
import { sampleImages } from '../../stories/sample-images.js'
import { storyLocale } from '../../stories/sample-texts.js'
import { longText } from '../../stories/long-words.js'
import { fixed } from '../../stories/fixed.js'

const tiles = {
  el: [
    ['Ρυθμιστές', '24 προϊόντα', sampleImages.regulator],
    ['Φιάλες', '8 προϊόντα', sampleImages.cylinder],
    ['Σωλήνες', '17 προϊόντα', sampleImages.hose],
    ['Εστίες', '11 προϊόντα', sampleImages.cooker],
  ],
  en: [
    ['Regulators', '24 products', sampleImages.regulator],
    ['Cylinders', '8 products', sampleImages.cylinder],
    ['Hoses', '17 products', sampleImages.hose],
    ['Cookers', '11 products', sampleImages.cooker],
  ],
} as const

const meta: Meta<typeof Tile> = {
  title: 'Catalogue/Tile',
  component: Tile,
  args: { href: '#category', image: sampleImages.regulator },
  parameters: {
    guide: {
      use: 'A category with its image.',
      avoid: 'Products: ProductCard. Brands: BrandTile.',
      keyboard: { Enter: 'follows the link' },
    },
    texts: {
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

export const Playground: Story = { ...Default }

export const Several: Story = {
  parameters: fixed,
  tags: ['both-widths'],
  render: (_args, { globals }) => (
    <TileGrid>
      {tiles[storyLocale(globals)].map(([title, text, image]) => (
        <Tile key={title} href="#category" title={title} text={text} image={image} isPriority />
      ))}
    </TileGrid>
  ),
}

/** Eight in a row on the widest screens. */
export const Small: Story = {
  parameters: fixed,
  tags: ['both-widths'],
  render: (_args, { globals }) => (
    <TileGrid columns={8}>
      {tiles[storyLocale(globals)].map(([title, text, image]) => (
        <Tile key={title} href="#category" title={title} text={text} image={image} isPriority />
      ))}
    </TileGrid>
  ),
}

export const Dark: Story = { ...Several, parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Several }

export const LongText: Story = {
  parameters: longText((say) => ({ title: say.label, text: say.name })),
}
