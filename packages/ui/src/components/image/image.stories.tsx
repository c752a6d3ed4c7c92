import type { Meta, StoryObj } from '@storybook/react-vite'
import { Image } from '../../index.js'
import { sampleImages } from '../../stories/sample-images.js'

const meta: Meta<typeof Image> = {
  title: 'Catalogue/Image',
  component: Image,
  args: { isPriority: true },
  parameters: {
    guide: {
      use: 'An image with its sources, in a place of its final size.',
      avoid: 'Drawings: Icon.',
    },
    texts: { el: { alt: 'Φιάλη υγραερίου' }, en: { alt: 'LPG cylinder' } },
  },
}

export default meta
type Story = StoryObj<typeof Image>

const { src, width, height } = sampleImages.cylinder
const cylinder = { src, width, height }

export const Default: Story = { args: cylinder }

export const Playground: Story = { args: { ...cylinder, fit: 'cover' } }

export const WithSources: Story = {
  args: {
    ...cylinder,
    sizes: '(min-width: 768px) 25vw, 50vw',
    sources: [{ type: 'image/svg+xml', srcSet: `${cylinder.src} 800w` }],
  },
}

export const ForcedColours: Story = { ...Default }
