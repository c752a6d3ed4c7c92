import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, Alert, Stack } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Alert> = {
  title: 'States/Alert',
  component: Alert,
  parameters: {
    guide: {
      use: 'A permanent message in the page.',
      avoid: 'Temporary messages: Toast. Errors of a field: its own error.',
    },
    texts: {
      el: {
        title: 'Η τιμή άλλαξε',
        children: 'Ο ρυθμιστής κόστιζε 24,90 € όταν τον προσθέσατε. Τώρα κοστίζει 19,90 €.',
      },
      en: {
        title: 'The price has changed',
        children: 'The regulator cost €24.90 when you added it. It costs €19.90 now.',
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Alert>

export const Default: Story = {}

export const Playground: Story = { args: { tone: 'warning' } }

export const Tones: Story = {
  render: (args) => (
    <Stack>
      <Alert {...args} tone="info" />
      <Alert {...args} tone="success" />
      <Alert {...args} tone="warning" />
      <Alert {...args} tone="danger" />
    </Stack>
  ),
}

export const WithActions: Story = {
  render: (args, { globals }) => (
    <Alert
      {...args}
      tone="warning"
      actions={
        <Link href="#cart">
          {globals['locale'] === 'en' ? 'Look at the cart' : 'Δείτε το καλάθι'}
        </Link>
      }
    />
  ),
}

/** The owner of a shared cart is placing the order: others cannot change it until then. */
export const Locked: Story = {
  tags: ['both-widths'],
  args: { icon: 'clock', role: 'status' },
  parameters: {
    texts: {
      el: {
        title: 'Ο Γιώργος παραγγέλνει',
        children:
          'Το καλάθι είναι κλειδωμένο έως τις 10:45. Ό,τι προσθέσετε τώρα πηγαίνει στις προτάσεις.',
        actions: <Link href="#suggestions">Προτάσεις</Link>,
      },
      en: {
        title: 'George is ordering',
        children: 'The cart is locked until 10:45. What you add now becomes a suggestion.',
        actions: <Link href="#suggestions">Suggestions</Link>,
      },
    },
  },
}

export const Dark: Story = { ...Tones, parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Tones }

export const LongText: Story = {
  parameters: longText((say) => ({ title: say.label, children: say.sentence })),
}

export const LargeText: Story = { ...Tones, parameters: { ...Tones.parameters, textScale: 2 } }
