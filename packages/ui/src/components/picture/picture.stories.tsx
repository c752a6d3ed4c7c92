import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../../index.js'
import { samplePictures } from '../../stories/sample-pictures.js'

const meta: Meta<typeof Picture> = {
  title: 'Catalogue/Picture',
  component: Picture,
  args: { isPriority: true },
  parameters: {
    guide: {
      use: 'A picture with its sources, in a place of its final size.',
      avoid: 'Drawings: Icon.',
    },
    words: { el: { alt: 'Φιάλη υγραερίου' }, en: { alt: 'LPG cylinder' } },
  },
}

export default meta
type Story = StoryObj<typeof Picture>

const { src, width, height } = samplePictures.cylinder
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
