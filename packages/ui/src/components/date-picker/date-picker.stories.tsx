import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DatePicker, DateRangePicker } from '../../dates.js'
import { storyLocale } from '../../stories/sample-texts.js'
import { longText } from '../../stories/long-words.js'
import { fixed } from '../../stories/fixed.js'

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
    guide: {
      use: 'A day, or a period of two days, near today.',
      avoid: 'Days long known, such as a birthday: three plain fields are quicker.',
      keyboard: {
        Digits: 'type the date',
        'Arrow up, arrow down': 'raise and lower the part that has the focus',
        'Enter, Space on the button': 'open the calendar',
        'Arrow keys in the calendar': 'from day to day, week to week',
        'Page up, page down': 'from month to month',
        Escape: 'closes the calendar',
      },
    },
    texts: {
      el: { label: 'Ημέρα παράδοσης', locale: 'el-GR', hint: 'Δευτέρα έως Παρασκευή' },
      en: { label: 'Day of delivery', locale: 'en-GB', hint: 'Monday to Friday' },
    },
  },
}

export default meta
type Story = StoryObj<typeof DatePicker>

export const Default: Story = {}

export const Playground: Story = {}

const openSheet = async (canvasElement: HTMLElement, widthPx: number): Promise<void> => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  const page = canvasElement.ownerDocument
  const sheet = (await within(page.body).findByRole('dialog')).parentElement
  await expect(sheet?.getBoundingClientRect().width).toBe(widthPx)
  // A strict policy without inline styles would block it.
  await expect(page.querySelector('style[id^="react-aria"]')).toBeNull()
}

export const Open: Story = { play: ({ canvasElement }) => openSheet(canvasElement, 322) }

export const Empty: Story = { args: { defaultValue: undefined } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Range: Story = {
  parameters: fixed,
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

export const RangeOpen: Story = {
  ...Range,
  play: ({ canvasElement }) => openSheet(canvasElement, 646),
}

export const ForcedColours: Story = { ...Open }

export const LongText: Story = {
  parameters: longText((say) => ({ label: say.label, hint: say.sentence, error: say.sentence })),
}

export const LargeText: Story = { ...Open, parameters: { ...Open.parameters, textScale: 2 } }
