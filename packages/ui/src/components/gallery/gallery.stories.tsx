import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Gallery, Grid, GridItem } from '../../index.js'
import { samplePictures } from '../../stories/sample-pictures.js'

const pictures = (alts: readonly string[]) =>
  [samplePictures.regulator, samplePictures.hose, samplePictures.cylinder].map((large, index) => ({
    id: `picture-${index + 1}`,
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
      use: 'Pictures of a product without scripts: links that scroll.',
      avoid: 'Where pictures are to be enlarged: ZoomGallery.',
      keyboard: { Tab: 'from thumbnail to thumbnail', Enter: 'shows the picture' },
    },
    words: {
      el: {
        label: 'Φωτογραφίες του ρυθμιστή',
        pictures: pictures(['Μπροστά', 'Με τον σωλήνα', 'Πάνω στη φιάλη']),
        thumbnailLabel: (index: number) => `Φωτογραφία ${index + 1} από 3`,
      },
      en: {
        label: 'Pictures of the regulator',
        pictures: pictures(['From the front', 'With its hose', 'On a cylinder']),
        thumbnailLabel: (index: number) => `Picture ${index + 1} of 3`,
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
    await userEvent.click(second)
    await expect(second).toHaveAttribute('aria-current', 'true')
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-current', 'true')
  },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }
