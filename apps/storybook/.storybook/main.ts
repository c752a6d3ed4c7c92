import { layerOrder } from '@floga/ui/layers'
import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // On a documentation page a story is as high as its content, not as the viewport.
  previewHead: (head) =>
    `<style>${layerOrder} .sbdocs main { min-block-size: 0; padding-block-end: 24px }</style>${head ?? ''}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
