import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CookieBar } from '../../index.js'

const meta: Meta<typeof CookieBar> = {
  title: 'Shell/CookieBar',
  component: CookieBar,
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  parameters: {
    layout: 'fullscreen',
    words: {
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
  play: async ({ args, canvasElement }) => {
    const [basic, all] = within(canvasElement).getAllByRole('button')
    if (!basic || !all) throw new Error('A choice is missing.')
    await expect(basic.getBoundingClientRect().width).toBe(all.getBoundingClientRect().width)
    await expect(getComputedStyle(basic).backgroundColor).toBe(
      getComputedStyle(all).backgroundColor,
    )
    await userEvent.click(basic)
    await expect(args.onSubmit).toHaveBeenCalled()
  },
}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
