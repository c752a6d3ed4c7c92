import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { MegaMenu } from '../../index.js'
import { sampleMenu } from '../../stories/sample-menu.js'
import { storyLocale } from '../../stories/sample-texts.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof MegaMenu> = {
  title: 'Shell/MegaMenu',
  component: MegaMenu,
  parameters: {
    guide: {
      use: 'All categories on wide screens: a row of labels, each opening a panel of five columns.',
      avoid: 'Below 1200 px: MobileMenu with a CategoryTree.',
      isWide: true,
      keyboard: {
        'Enter, Space': 'open and close a panel',
        'Arrow left, arrow right': 'from label to label',
        'Arrow down': 'opens the panel and moves the focus into it',
        'Home, End': 'to the first and the last',
        Escape: 'closes the panel',
      },
    },
    layout: 'fullscreen',
    texts: {
      el: { label: 'Κατηγορίες', items: sampleMenu.el },
      en: { label: 'Categories', items: sampleMenu.en },
    },
  },
}

export default meta
type Story = StoryObj<typeof MegaMenu>

const openFirst: Story['play'] = async ({ canvasElement, globals }) => {
  const canvas = within(canvasElement)
  const first = sampleMenu[storyLocale(globals)][0]
  const label = canvas.queryByRole('button', { name: first?.label })
  // The menu is hidden below 1200 px, where the mobile menu takes its place.
  if (!label) return
  await userEvent.click(label)
  await expect(canvas.getByRole('link', { name: first?.allLabel })).toBeVisible()
}

const inFrame = { docs: { story: { inline: false, height: '420px' } } }

export const Default: Story = { parameters: inFrame }

export const Playground: Story = { ...Default }

// The documentation page is narrower than the menu, and iframes of stories with play functions
// would take its focus in turn. Storybook reads tags statically, so each story sets its own.
export const Open: Story = { play: openFirst, tags: ['!autodocs'] }

export const WithKeyboard: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const canvas = within(context.canvasElement)
    const [first] = canvas.queryAllByRole('button')
    if (!first) return
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'false'))
    await expect(first).toHaveFocus()
  },
}

export const ActiveByDescendant: Story = {
  parameters: inFrame,
  render: (args) => (
    <MegaMenu
      {...args}
      items={args.items.map((item, index) =>
        index === 1
          ? {
              ...item,
              children: item.children?.map((child, at) => ({ ...child, isCurrent: at === 0 })),
            }
          : item,
      )}
    />
  ),
}

export const Dark: Story = {
  play: openFirst,
  tags: ['!autodocs'],
  parameters: { scheme: 'dark' },
}

export const RightToLeft: Story = {
  play: openFirst,
  tags: ['!autodocs'],
  parameters: { direction: 'rtl' },
}

export const ForcedColours: Story = { ...Open, tags: ['!autodocs'] }

export const LongText: Story = {
  tags: ['wide', '!autodocs'],
  parameters: longText((say) => ({
    items: [
      {
        id: 'long',
        label: say.label,
        href: '#long',
        allLabel: say.label,
        children: [{ id: 'child', label: say.name, href: '#child' }],
      },
    ],
  })),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  },
}

export const LargeText: Story = {
  ...Open,
  tags: ['!autodocs'],
  parameters: { ...Open.parameters, textScale: 2 },
}
