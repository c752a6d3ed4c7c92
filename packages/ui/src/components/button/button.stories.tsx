import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink, Stack } from '../../index.js'

const meta: Meta<typeof Button> = {
  title: 'Actions/Button',
  component: Button,
  parameters: {
    guide: {
      use: 'Doing something: adding, sending, opening. One primary a screen.',
      avoid: 'Going somewhere: ButtonLink or Link.',
      keyboard: { 'Enter, Space': 'press it; nothing happens while it is busy' },
    },
    texts: { el: { children: 'Προσθήκη στο καλάθι' }, en: { children: 'Add to cart' } },
  },
}

export default meta
type Story = StoryObj<typeof Button>

export const Default: Story = {}

export const Playground: Story = {
  args: { variant: 'primary', size: 'medium', isBusy: false, isWide: false, icon: 'bag' },
}

export const Variants: Story = {
  render: (args) => (
    <Stack direction="row">
      <Button {...args} variant="primary" />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="soft" />
      <Button {...args} variant="ghost" />
      <Button {...args} variant="danger" />
    </Stack>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" align="center">
      <Button {...args} variant="primary" size="small" />
      <Button {...args} variant="primary" size="medium" />
      <Button {...args} variant="primary" size="large" />
    </Stack>
  ),
}

export const Busy: Story = { args: { variant: 'primary', isBusy: true } }

export const Disabled: Story = { args: { variant: 'primary', disabled: true } }

export const AsLink: Story = {
  render: ({ children }) => (
    <ButtonLink href="#products" variant="primary" iconAfter="chevron-right">
      {children}
    </ButtonLink>
  ),
}

export const Dark: Story = { ...Variants, parameters: { scheme: 'dark' } }

export const RightToLeft: Story = {
  args: { icon: 'truck', iconAfter: 'chevron-right' },
  parameters: { direction: 'rtl' },
}

export const LongText: Story = {
  args: { variant: 'primary' },
  parameters: {
    texts: {
      el: {
        children:
          'Ολοκλήρωση της παραγγελίας με υποχρέωση πληρωμής και αποδοχή των όρων χρήσης του καταστήματος',
      },
      en: {
        children:
          'Place the order with an obligation to pay and accept the terms and conditions of the shop',
      },
    },
  },
}

export const ForcedColours: Story = { ...Variants }

export const LargeText: Story = {
  ...Variants,
  parameters: { ...Variants.parameters, textScale: 2 },
}
