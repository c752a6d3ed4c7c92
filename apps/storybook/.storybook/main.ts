import { layerOrder } from '@floga/ui/layers'
import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  previewHead: (head) => `<style>${layerOrder}</style>${head ?? ''}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
