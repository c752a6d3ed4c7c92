import type { Meta, StoryObj } from '@storybook/react-vite'
import { SessionControl } from '../../index.js'

const meta: Meta<typeof SessionControl> = {
  title: 'Shell/SessionControl',
  component: SessionControl,
  parameters: {
    guide: {
      use: 'In the top bar and in the footer’s member area: log in and register, or account and log out.',
      avoid: 'Pages that require a login: that is a form on a page of its own.',
      keyboard: { Tab: 'from one link to the next', Enter: 'follows a link, activates the button' },
    },
    texts: {
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

export const Playground: Story = {}

export const Member: Story = {
  parameters: {
    texts: {
      el: { member: { label: 'Μαρία Παπαδοπούλου', href: '#account' } },
      en: { member: { label: 'Maria Papadopoulou', href: '#account' } },
    },
  },
}

export const Dark: Story = { ...Member, parameters: { ...Member.parameters, scheme: 'dark' } }

export const ForcedColours: Story = { ...Member }

export const LongText: Story = {
  parameters: {
    texts: {
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
