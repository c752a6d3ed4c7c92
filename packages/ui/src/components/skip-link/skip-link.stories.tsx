import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLink } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof SkipLink> = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="content" tabIndex={-1} />
    </>
  ),
  parameters: {
    guide: {
      use: 'The first focusable element: skips the menus to the content.',
      avoid: 'Other jumps: Link.',
      keyboard: { Tab: 'shows it', Enter: 'jumps to the content' },
    },
    texts: {
      el: { children: 'Μετάβαση στο περιεχόμενο' },
      en: { children: 'Skip to content' },
    },
  },
}

export default meta
type Story = StoryObj<typeof SkipLink>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}

export const Playground: Story = {}

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({ children: say.label })),
}
