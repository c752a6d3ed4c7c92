import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PackagePage } from './package-page.js'

const meta: Meta<typeof PackagePage> = {
  title: 'Packages',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (args, { globals }) => (
    <PackagePage {...args} locale={globals['locale'] === 'en' ? 'en' : 'el'} />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=false]')).not.toBeNull())
  },
}

export default meta
type Story = StoryObj<typeof PackagePage>

export const Analytics: Story = { args: { name: 'analytics' } }
export const ApiClient: Story = { args: { name: 'api-client' } }
export const BrowserStorage: Story = { args: { name: 'browser-storage' } }
export const CartCore: Story = { args: { name: 'cart-core' } }
export const CatalogueCore: Story = { args: { name: 'catalogue-core' } }
export const Consent: Story = { args: { name: 'consent' } }
export const FoldText: Story = { args: { name: 'fold-text' } }
export const I18n: Story = { args: { name: 'i18n' } }
export const PlatformContract: Story = { args: { name: 'platform-contract' } }
export const Pwa: Story = { args: { name: 'pwa' } }
export const RemixServer: Story = { args: { name: 'remix-server' } }
export const Seo: Story = { args: { name: 'seo' } }
export const SessionCore: Story = { args: { name: 'session-core' } }
