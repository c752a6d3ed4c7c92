import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AppNotice, AppNotices } from '../../app.js'
import { CookieBar } from '../../cookie-bar.js'
import { Button } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof AppNotice> = {
  title: 'Overlays/AppNotice',
  component: AppNotice,
  decorators: [
    (Story) => (
      <AppNotices>
        <Story />
      </AppNotices>
    ),
  ],
  parameters: {
    guide: {
      use: 'Messages of the app itself, in the corner of the screen: it can be installed, there is a new version, there is no connection.',
      avoid: 'News of the shop: Notification. Result of an action: Toast.',
      keyboard: { Tab: 'reaches its buttons', 'Enter, Space': 'press them' },
    },
  },
}

export default meta
type Story = StoryObj<typeof AppNotice>

const runAction = fn<() => void>()

export const Default: Story = {
  tags: ['both-widths'],
  args: { onClose: fn<() => void>() },
  parameters: {
    texts: {
      el: {
        title: 'Νέα έκδοση',
        children: <p>Το κατάστημα ανανεώθηκε. Το καλάθι σας μένει όπως είναι.</p>,
        closeLabel: 'Κλείσιμο',
        actions: (
          <Button size="small" variant="primary" onClick={runAction}>
            Ανανέωση
          </Button>
        ),
      },
      en: {
        title: 'New version',
        children: <p>The shop has been renewed. Your cart stays as it is.</p>,
        closeLabel: 'Close',
        actions: (
          <Button size="small" variant="primary" onClick={runAction}>
            Refresh
          </Button>
        ),
      },
    },
  },
  play: async ({ args, canvasElement }) => {
    const [close, update] = within(canvasElement).getAllByRole('button')
    if (!close || !update) throw new Error('A button is missing.')
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(runAction).toHaveBeenCalled()
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Playground: Story = { ...Default }

export const Install: Story = {
  tags: ['both-widths'],
  args: {
    image:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%236563ff"/%3E%3C/svg%3E',
  },
  parameters: {
    texts: {
      el: {
        title: 'Το κατάστημα στη συσκευή σας',
        children: (
          <p>Ανοίγει από το εικονίδιό του, και όσα έχετε δει ανοίγουν και χωρίς σύνδεση.</p>
        ),
        actions: (
          <>
            <Button size="small" variant="primary">
              Εγκατάσταση
            </Button>
            <Button size="small">Όχι τώρα</Button>
          </>
        ),
      },
      en: {
        title: 'The shop on your device',
        children: <p>It opens from its icon, and what you have seen opens without a connection.</p>,
        actions: (
          <>
            <Button size="small" variant="primary">
              Install
            </Button>
            <Button size="small">Not now</Button>
          </>
        ),
      },
    },
  },
}

export const Offline: Story = {
  tags: ['both-widths'],
  args: { tone: 'warning' },
  parameters: {
    texts: {
      el: {
        title: 'Χωρίς σύνδεση',
        children: (
          <>
            <p>Αλλαγές του καλαθιού που περιμένουν:</p>
            <ul>
              <li>Λάστιχο υγραερίου με ρακόρ</li>
              <li>Ρυθμιστής βιδωτός 30 mbar</li>
            </ul>
          </>
        ),
      },
      en: {
        title: 'No connection',
        children: (
          <>
            <p>Changes of the cart that wait:</p>
            <ul>
              <li>Gas hose with nuts</li>
              <li>Screw-on regulator 30 mbar</li>
            </ul>
          </>
        ),
      },
    },
  },
}

/**
 * Offline, a new version and the consent prompt at once: all are visible, and the prompt comes
 * first.
 */
export const WithOthers: Story = {
  tags: ['both-widths'],
  args: { tone: 'warning' },
  parameters: {
    texts: {
      el: {
        title: 'Χωρίς σύνδεση',
        children: <p>Οι σελίδες που έχετε δει ανοίγουν και τώρα.</p>,
      },
      en: {
        title: 'No connection',
        children: <p>Pages that you have seen still open.</p>,
      },
    },
  },
  render: (args, { globals }) => {
    const isEnglish = globals['locale'] === 'en'
    return (
      <>
        <AppNotice {...args} />
        <AppNotice
          title={isEnglish ? 'New version' : 'Νέα έκδοση'}
          closeLabel={isEnglish ? 'Close' : 'Κλείσιμο'}
          onClose={runAction}
          actions={
            <Button size="small" variant="primary">
              {isEnglish ? 'Refresh' : 'Ανανέωση'}
            </Button>
          }
        />
        <CookieBar
          title="Cookies"
          basicLabel={isEnglish ? 'Accept basic' : 'Αποδοχή βασικών'}
          allLabel={isEnglish ? 'Accept all' : 'Αποδοχή όλων'}
        >
          <p>
            {isEnglish
              ? 'The basic ones keep your cart. The others count visits.'
              : 'Τα βασικά κρατούν το καλάθι σας. Τα υπόλοιπα μετρούν επισκέψεις.'}
          </p>
        </CookieBar>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Cookies' })
    const notices = within(canvasElement).getAllByRole('status')
    await waitFor(async () => {
      const lowest = Math.max(...notices.map((notice) => notice.getBoundingClientRect().bottom))
      await expect(lowest).toBeLessThan(bar.getBoundingClientRect().top)
    })
  },
}

export const Dark: Story = {
  args: Default.args ?? {},
  parameters: { ...Default.parameters, scheme: 'dark' },
}

export const RightToLeft: Story = {
  args: Default.args ?? {},
  parameters: { ...Default.parameters, direction: 'rtl' },
}

export const ForcedColours: Story = { ...Offline, tags: [] }

export const LongText: Story = {
  args: { onClose: fn<() => void>() },
  parameters: longText((say) => ({
    title: say.label,
    children: say.sentence,
    closeLabel: say.name,
    actions: <Button size="small">{say.name}</Button>,
  })),
}
