import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ZoomGallery } from '../../gallery.js'
import { Grid, GridItem } from '../../index.js'
import { samplePictures } from '../../stories/sample-pictures.js'

const pictures = (alts: readonly string[]) =>
  [samplePictures.regulator, samplePictures.hose].map((large, index) => ({
    id: `picture-${index + 1}`,
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
      use: 'Pictures of a product that can be enlarged: by pinch, wheel, buttons and keys.',
      avoid: 'Pictures that carry no detail: Picture or Gallery.',
      keyboard: {
        Enter: 'enlarges the picture',
        'Plus, minus': 'zoom in and out',
        'Arrow keys': 'move the enlarged picture, or go to the next',
        Escape: 'closes it',
      },
    },
    words: {
      el: {
        label: 'Φωτογραφίες του ρυθμιστή',
        pictures: pictures(['Μπροστά', 'Με τον σωλήνα']),
        thumbnailLabel: (index: number) => `Φωτογραφία ${index + 1} από 2`,
        openLabel: (index: number) => `Μεγέθυνση φωτογραφίας ${index + 1}`,
        words: {
          close: 'Κλείσιμο',
          previous: 'Προηγούμενη',
          next: 'Επόμενη',
          zoomIn: 'Μεγέθυνση',
          zoomOut: 'Σμίκρυνση',
          position: (index: number) => `Φωτογραφία ${index + 1} από 2`,
        },
      },
      en: {
        label: 'Pictures of the regulator',
        pictures: pictures(['From the front', 'With its hose']),
        thumbnailLabel: (index: number) => `Picture ${index + 1} of 2`,
        openLabel: (index: number) => `Enlarge picture ${index + 1}`,
        words: {
          close: 'Close',
          previous: 'Previous',
          next: 'Next',
          zoomIn: 'Zoom in',
          zoomOut: 'Zoom out',
          position: (index: number) => `Picture ${index + 1} of 2`,
        },
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof ZoomGallery>

export const Default: Story = {}

export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link')
    if (!first) throw new Error('The large picture is missing.')
    await userEvent.click(first)
    const dialog = within(canvasElement).getByRole('dialog')
    await userEvent.keyboard('++')
    const frame = dialog.querySelector<HTMLElement>('[data-part="frame"]')
    await waitFor(() =>
      expect(frame?.style.getPropertyValue('--zoom')).toBe('translate(0px, 0px) scale(2.25)'),
    )
  },
}

export const RightToLeft: Story = { play: Enlarged.play, parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Enlarged }
