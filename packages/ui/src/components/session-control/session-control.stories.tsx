import type { Meta, StoryObj } from '@storybook/react-vite'
import { SessionControl } from '../../index.js'

const meta: Meta<typeof SessionControl> = {
  title: 'Shell/SessionControl',
  component: SessionControl,
  parameters: {
    guide: {
      use: 'In the top bar and in the footer’s member area: log in and register, or account and log out.',
      avoid: 'The place that asks for a login: that is a form on a page of its own.',
      keyboard: { Tab: 'from one way to the next', Enter: 'follows a link, presses the button' },
    },
    words: {
      el: {
        login: { label: 'Σύνδεση', href: '#login' },
        register: { label: 'Εγγραφή', href: '#register' },
        logout: { label: 'Αποσύνδεση', action: '#logout' },
      },
      en: {
        login: { label: 'Log in', href: '#login' },
        register: { label: 'Register', href: '#register' },
        logout: { label: 'Log out', action: '#logout' },
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof SessionControl>

export const Default: Story = {}

export const Member: Story = {
  parameters: {
    words: {
      el: { member: { label: 'Μαρία Παπαδοπούλου', href: '#account' } },
      en: { member: { label: 'Maria Papadopoulou', href: '#account' } },
    },
  },
}

export const Dark: Story = { ...Member, parameters: { ...Member.parameters, scheme: 'dark' } }

export const ForcedColours: Story = { ...Member }

export const LongText: Story = {
  parameters: {
    words: {
      el: {
        member: {
          label: 'konstantinos.papachatzikonstantinou@ygraerio.example.gr',
          href: '#account',
        },
      },
      en: {
        member: {
          label: 'konstantinos.papachatzikonstantinou@ygraerio.example.gr',
          href: '#account',
        },
      },
    },
  },
}
