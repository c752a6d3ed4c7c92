import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DatePicker, DateRangePicker } from '../../dates.js'
import { storyLocale } from '../../stories/sample-words.js'

const range = {
  el: { label: 'Περίοδος', fromLabel: 'Από', toLabel: 'Έως' },
  en: { label: 'Period', fromLabel: 'From', toLabel: 'To' },
}
const locales = { el: 'el-GR', en: 'en-GB' }

const meta: Meta<typeof DatePicker> = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { defaultValue: '2026-03-14' },
  parameters: {
    words: {
      el: { label: 'Ημέρα παράδοσης', locale: 'el-GR', hint: 'Δευτέρα έως Παρασκευή' },
      en: { label: 'Day of delivery', locale: 'en-GB', hint: 'Monday to Friday' },
    },
  },
}

export default meta
type Story = StoryObj<typeof DatePicker>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('dialog')).toBeVisible()
  },
}

export const Empty: Story = { args: { defaultValue: undefined } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Range: Story = {
  render: (_args, { globals }) => {
    const locale = storyLocale(globals)
    return (
      <DateRangePicker
        {...range[locale]}
        locale={locales[locale]}
        defaultValue={{ from: '2026-03-09', to: '2026-03-20' }}
      />
    )
  },
}

export const RangeOpen: Story = { ...Range, play: Open.play }
