import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Gallery, Grid, GridItem } from '../../index.js'
import { sampleImages } from '../../stories/sample-images.js'

const images = (alts: readonly string[]) =>
  [sampleImages.regulator, sampleImages.hose, sampleImages.cylinder].map((large, index) => ({
    id: `image-${index + 1}`,
    large: { ...large, alt: alts[index] ?? '' },
    thumbnail: large,
  }))

const meta: Meta<typeof Gallery> = {
  title: 'Catalogue/Gallery',
  component: Gallery,
  render: (args) => (
    <Grid>
      <GridItem lg={8}>
        <Gallery {...args} />
      </GridItem>
    </Grid>
  ),
  parameters: {
    guide: {
      use: 'Images of a product without scripts: links that scroll.',
      avoid: 'Where images are to be enlarged: ZoomGallery.',
      keyboard: { Tab: 'from thumbnail to thumbnail', Enter: 'shows the image' },
    },
    texts: {
      el: {
        label: 'Φωτογραφίες του ρυθμιστή',
        images: images(['Μπροστά', 'Με τον σωλήνα', 'Πάνω στη φιάλη']),
        thumbnailLabel: (index: number) => `Φωτογραφία ${index + 1} από 3`,
      },
      en: {
        label: 'Images of the regulator',
        images: images(['From the front', 'With its hose', 'On a cylinder']),
        thumbnailLabel: (index: number) => `Image ${index + 1} of 3`,
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Gallery>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link')
    if (!first || !second) throw new Error('A thumbnail is missing.')
    const address = location.href
    await userEvent.click(second)
    await expect(second).toHaveAttribute('aria-current', 'true')
    await expect(first).not.toHaveAttribute('aria-current')
    await expect(location.href).toBe(address)
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-current', 'true')
  },
}

export const Playground: Story = {}

export const OneImage: Story = {
  parameters: {
    texts: {
      el: { label: 'Φωτογραφία του ρυθμιστή', images: images(['Μπροστά']).slice(0, 1) },
      en: { label: 'Image of the regulator', images: images(['From the front']).slice(0, 1) },
    },
  },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }
