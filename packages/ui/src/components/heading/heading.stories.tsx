import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, Stack } from '../../index.js'

const meta: Meta<typeof Heading> = {
  title: 'Base/Heading',
  component: Heading,
  args: { level: 1 },
  parameters: {
    guide: {
      use: 'Titles, whose size can differ from their level.',
      avoid: 'Text that merely looks large: Text.',
    },
    texts: {
      el: { children: 'Ρυθμιστές και βαλβίδες' },
      en: { children: 'Regulators and valves' },
    },
  },
}

export default meta
type Story = StoryObj<typeof Heading>

export const Default: Story = {}

export const Playground: Story = { args: { level: 2, size: 1 } }

export const Levels: Story = {
  render: ({ children }) => (
    <Stack>
      <Heading level={1}>{children}</Heading>
      <Heading level={2}>{children}</Heading>
      <Heading level={3}>{children}</Heading>
      <Heading level={4}>{children}</Heading>
    </Stack>
  ),
}

export const LongText: Story = {
  parameters: {
    texts: {
      el: { children: 'Ηλεκτρομαγνητικές πολυβαλβίδες τοροειδών δεξαμενών υγραεριοκίνησης' },
      en: { children: 'Electromagnetic multivalves for toroidal autogas tanks of every diameter' },
    },
  },
}

export const ForcedColours: Story = { ...Levels }
