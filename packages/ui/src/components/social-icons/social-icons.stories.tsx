import type { Meta, StoryObj } from '@storybook/react-vite'
import { SocialIcons } from '../../index.js'
import type { SocialNetwork } from '../../index.js'

const accounts = (on: string) =>
  (['facebook', 'instagram', 'youtube', 'linkedin'] satisfies SocialNetwork[]).map((network) => ({
    network,
    label: `Floga ${on} ${network}`,
    href: `https://${network}.example/floga`,
  }))

const meta: Meta<typeof SocialIcons> = {
  title: 'Shell/SocialIcons',
  component: SocialIcons,
  parameters: {
    guide: {
      use: 'The shop’s accounts elsewhere.',
      avoid: 'Sharing a page: ShareButton.',
      keyboard: { Tab: 'from account to account' },
    },
    texts: { el: { accounts: accounts('στο') }, en: { accounts: accounts('on') } },
  },
}

export default meta
type Story = StoryObj<typeof SocialIcons>

export const Default: Story = {}

export const Playground: Story = {}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Default }
