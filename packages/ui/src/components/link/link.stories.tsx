import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, Text } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Link> = {
  title: 'Base/Link',
  component: Link,
  args: { href: '#terms' },
  parameters: {
    guide: {
      use: 'Going somewhere.',
      avoid: 'Doing something: Button.',
      keyboard: { Enter: 'follows the link' },
    },
    texts: { el: { children: 'Όροι χρήσης' }, en: { children: 'Terms and conditions' } },
  },
}

export default meta
type Story = StoryObj<typeof Link>

export const Default: Story = {}

export const Playground: Story = { args: { variant: 'quiet' } }

export const InText: Story = {
  render: (args, { globals }) => (
    <Text hasReadingWidth>
      {globals['locale'] === 'en'
        ? 'By ordering you accept the '
        : 'Με την παραγγελία αποδέχεστε τους '}
      <Link {...args} />.
    </Text>
  ),
}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const ForcedColours: Story = { ...InText }

export const LongText: Story = {
  parameters: longText((say) => ({ children: say.label })),
}
