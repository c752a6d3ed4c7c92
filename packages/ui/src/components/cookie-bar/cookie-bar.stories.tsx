import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CookieBar } from '../../cookie-bar.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof CookieBar> = {
  title: 'Shell/CookieBar',
  component: CookieBar,
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  parameters: {
    guide: {
      use: 'Asks for consent, with two choices of equal weight.',
      avoid: 'Other questions: MessageBox.',
      keyboard: { Tab: 'reaches the bar first on the page', 'Enter, Space': 'choose' },
    },
    layout: 'fullscreen',
    texts: {
      el: {
        title: 'Cookies',
        basicLabel: 'Αποδοχή βασικών',
        allLabel: 'Αποδοχή όλων',
        children: <p>Τα βασικά κρατούν το καλάθι σας. Τα υπόλοιπα μετρούν επισκέψεις.</p>,
      },
      en: {
        title: 'Cookies',
        basicLabel: 'Accept basic',
        allLabel: 'Accept all',
        children: <p>The basic ones keep your cart. The others count visits.</p>,
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof CookieBar>

export const Default: Story = {
  tags: ['both-widths'],
  play: async ({ args, canvasElement }) => {
    const [basic, all] = within(canvasElement).getAllByRole('button')
    if (!basic || !all) throw new Error('A choice is missing.')
    await expect(basic.getBoundingClientRect().width).toBe(all.getBoundingClientRect().width)
    await expect(getComputedStyle(basic).backgroundColor).toBe(
      getComputedStyle(all).backgroundColor,
    )
    await expect(getComputedStyle(basic).color).toBe(getComputedStyle(all).color)
    await userEvent.click(basic)
    await expect(args.onSubmit).toHaveBeenCalled()
  },
}

export const Playground: Story = {}

/** At the checkout it is in the flow of the page, and covers nothing. */
export const InThePage: Story = { args: { placement: 'page' } }

/** The browser has opted out: there is no choice. */
export const OptedOut: Story = {
  args: { allLabel: undefined },
  parameters: {
    texts: {
      el: {
        title: 'Cookies',
        basicLabel: 'Εντάξει',
        children: <p>Ο περιηγητής σας ζητά να μην παρακολουθείστε. Το τηρούμε.</p>,
      },
      en: {
        title: 'Cookies',
        basicLabel: 'OK',
        children: <p>Your browser asks that you are not tracked. We keep to that.</p>,
      },
    },
  },
}

/** In cached pages: shown by an attribute of the document. */
export const ShownByTheDocument: Story = {
  args: { shownFor: 'question' },
  beforeEach: () => () => document.documentElement.removeAttribute('data-consent-question'),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByLabelText('Cookies')
    await expect(bar).not.toBeVisible()
    document.documentElement.toggleAttribute('data-consent-question', true)
    await expect(bar).toBeVisible()
  },
}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({ title: say.label, basicLabel: say.name, allLabel: say.name })),
}

export const LargeText: Story = { ...Default, parameters: { ...Default.parameters, textScale: 2 } }
