import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ZoomGallery } from '../../gallery.js'
import { Grid, GridItem } from '../../index.js'
import { sampleImages } from '../../stories/sample-images.js'

const images = (alts: readonly string[]) =>
  [sampleImages.regulator, sampleImages.hose].map((large, index) => ({
    id: `image-${index + 1}`,
    large: { ...large, alt: alts[index] ?? '' },
    thumbnail: large,
  }))

const meta: Meta<typeof ZoomGallery> = {
  title: 'Product/ZoomGallery',
  component: ZoomGallery,
  render: (args) => (
    <Grid>
      <GridItem lg={8}>
        <ZoomGallery {...args} />
      </GridItem>
    </Grid>
  ),
  parameters: {
    guide: {
      use: 'Images of a product that can be enlarged: by pinch, wheel, buttons and keys.',
      avoid: 'Images that carry no detail: Image or Gallery.',
      keyboard: {
        Enter: 'enlarges the image',
        'Plus, minus': 'zoom in and out',
        'Arrow keys': 'move the enlarged image, or go to the next',
        Escape: 'closes it',
      },
    },
    texts: {
      el: {
        label: 'Φωτογραφίες του ρυθμιστή',
        images: images(['Μπροστά', 'Με τον σωλήνα']),
        thumbnailLabel: (index: number) => `Φωτογραφία ${index + 1} από 2`,
        openLabel: (index: number) => `Μεγέθυνση φωτογραφίας ${index + 1}`,
        labels: {
          close: 'Κλείσιμο',
          previous: 'Προηγούμενη',
          next: 'Επόμενη',
          zoomIn: 'Μεγέθυνση',
          zoomOut: 'Σμίκρυνση',
          position: (index: number) => `Φωτογραφία ${index + 1} από 2`,
        },
      },
      en: {
        label: 'Images of the regulator',
        images: images(['From the front', 'With its hose']),
        thumbnailLabel: (index: number) => `Image ${index + 1} of 2`,
        openLabel: (index: number) => `Enlarge image ${index + 1}`,
        labels: {
          close: 'Close',
          previous: 'Previous',
          next: 'Next',
          zoomIn: 'Zoom in',
          zoomOut: 'Zoom out',
          position: (index: number) => `Image ${index + 1} of 2`,
        },
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof ZoomGallery>

export const Default: Story = {}

export const Playground: Story = {}

export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link')
    if (!first) throw new Error('The large image is missing.')
    await userEvent.click(first)
    // Its chunk is loaded on click.
    const dialog = await within(canvasElement).findByRole('dialog', {}, { timeout: 30_000 })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('++')
    const frame = dialog.querySelector<HTMLElement>('[data-part="frame"]')
    await waitFor(() =>
      expect(frame?.style.getPropertyValue('--zoom')).toBe('translate(0px, 0px) scale(2.25)'),
    )
  },
}

export const RightToLeft: Story = { play: Enlarged.play, parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Enlarged }
