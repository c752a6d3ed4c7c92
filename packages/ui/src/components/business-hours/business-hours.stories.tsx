import type { Meta, StoryObj } from '@storybook/react-vite'
import { BusinessHours } from '../../index.js'

const meta: Meta<typeof BusinessHours> = {
  title: 'Shell/BusinessHours',
  component: BusinessHours,
  parameters: {
    guide: {
      use: 'Opening hours of phone and shop: footer, contact page, home.',
      avoid: 'Other pairs of text: DescriptionList.',
    },
    texts: {
      el: {
        items: [
          { days: 'Δευτέρα έως Παρασκευή', hours: '09:00–17:00' },
          { days: 'Σάββατο και Κυριακή', hours: 'κλειστά' },
        ],
      },
      en: {
        items: [
          { days: 'Monday to Friday', hours: '09:00–17:00' },
          { days: 'Saturday and Sunday', hours: 'closed' },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof BusinessHours>

export const Default: Story = {}

export const Playground: Story = {}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: {
    texts: {
      el: {
        items: [
          {
            days: 'Καθημερινές εκτός από τοπικές αργίες και την εβδομάδα του Δεκαπενταύγουστου',
            hours: '08:30–14:30 και 17:30–20:30',
          },
        ],
      },
      en: {
        items: [
          {
            days: 'Weekdays other than local holidays and the week around the fifteenth of August',
            hours: '08:30–14:30 and 17:30–20:30',
          },
        ],
      },
    },
  },
}
