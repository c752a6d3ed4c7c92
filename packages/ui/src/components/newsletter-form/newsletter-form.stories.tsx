import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewsletterForm } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof NewsletterForm> = {
  title: 'Forms/NewsletterForm',
  component: NewsletterForm,
  parameters: {
    guide: {
      use: 'A field for an e-mail address on one line.',
      avoid: 'Longer forms: FormField and Button.',
      keyboard: { Enter: 'sends it' },
    },
    texts: {
      el: {
        label: 'E-mail για το ενημερωτικό δελτίο',
        submitLabel: 'Εγγραφή',
        hint: 'Μία φορά τον μήνα. Διαγράφεστε με ένα πάτημα.',
      },
      en: {
        label: 'E-mail for our newsletter',
        submitLabel: 'Subscribe',
        hint: 'Once a month. Unsubscribe with one click.',
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof NewsletterForm>

export const Default: Story = {}

export const Playground: Story = {}

export const Invalid: Story = {
  parameters: {
    texts: {
      el: {
        label: 'E-mail για το ενημερωτικό δελτίο',
        submitLabel: 'Εγγραφή',
        error: 'Συμπληρώστε μια έγκυρη διεύθυνση e-mail.',
      },
      en: {
        label: 'E-mail for our newsletter',
        submitLabel: 'Subscribe',
        error: 'Please enter a valid email address',
      },
    },
  },
}

export const Sent: Story = {
  parameters: {
    texts: {
      el: { label: '', submitLabel: '', successMessage: 'Ευχαριστούμε. Ελέγξτε τα e-mail σας.' },
      en: { label: '', submitLabel: '', successMessage: 'Thank you. Please check your e-mail.' },
    },
  },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Invalid }

export const LongText: Story = {
  parameters: longText((say) => ({ label: say.label, hint: say.sentence, submitLabel: say.name })),
}
