import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Combobox, FormField } from '../../index.js'
import { storyLocale } from '../../stories/sample-texts.js'

const labels = { el: 'Πόλη ή νησί', en: 'Town or island' }

const towns = [
  ['ath', 'Αθήνα', 'Athens', 'Αττική', 'Attica'],
  ['thes', 'Θεσσαλονίκη', 'Thessaloniki', 'Μακεδονία', 'Macedonia'],
  ['her', 'Ηράκλειο', 'Heraklion', 'Κρήτη', 'Crete'],
  ['nax', 'Νάξος', 'Naxos', 'Κυκλάδες', 'Cyclades'],
  ['par', 'Πάρος', 'Paros', 'Κυκλάδες', 'Cyclades'],
  ['vol', 'Βόλος', 'Volos', 'Θεσσαλία', 'Thessaly'],
] as const

const meta: Meta<typeof Combobox> = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { name: 'town' },
  render: (args, { globals }) => (
    <FormField label={labels[storyLocale(globals)]}>
      <Combobox {...args} />
    </FormField>
  ),
  parameters: {
    guide: {
      use: 'One choice out of more than fifteen that people know by name: a town, a car, a post office.',
      avoid:
        'Few choices (Select, RadioGroup), or text that is free (TextInput). For products there is SearchCombobox.',
      keyboard: {
        Characters: 'narrow the list, whatever the accents and capitals',
        'Arrow down, arrow up': 'open the list and move through it, around both ends',
        Enter: 'takes the marked option',
        Tab: 'takes the marked option, or the one that was typed in full, and moves on',
        Escape: 'closes the list and restores the previous text',
      },
    },
    texts: {
      el: {
        emptyLabel: 'Γράψτε ή επιλέξτε',
        listLabel: 'Πόλεις και νησιά',
        noneLabel: 'Δεν βρέθηκε. Γράψτε την πλησιέστερη πόλη.',
        countLabel: (count: number) => `${count} επιλογές`,
        options: towns.map(([value, label, , note]) => ({ value, label, note })),
      },
      en: {
        emptyLabel: 'Type or choose',
        listLabel: 'Towns and islands',
        noneLabel: 'Not found. Please type the nearest town.',
        countLabel: (count: number) => `${count} choices`,
        options: towns.map(([value, , label, , note]) => ({ value, label, note })),
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Combobox>

export const Default: Story = {}

export const Playground: Story = { args: { disabled: false, defaultValue: 'her' } }

export const Open: Story = {
  args: { defaultValue: 'her' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(towns.length)
    await expect(field).toHaveFocus()
  },
}

export const Chooses: Story = {
  play: async ({ canvasElement, globals }) => {
    const field = within(canvasElement).getByRole('combobox')
    const isGreek = storyLocale(globals) === 'el'
    await userEvent.type(field, isGreek ? 'ναξ' : 'nax')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue(isGreek ? 'Νάξος' : 'Naxos')
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull()
  },
}

export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'xyz')
    await expect(within(canvasElement).queryAllByRole('option')).toHaveLength(0)
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ath' } }

export const ForcedColours: Story = { ...Open }

export const LongText: Story = {
  ...Open,
  parameters: {
    texts: {
      el: {
        options: [
          {
            value: 'her',
            label: 'Θεσσαλονίκη-Βιομηχανική Περιοχή Σίνδου-Καλοχωρίου Ανατολικής Επέκτασης',
            note: 'Κεντρική Μακεδονία',
          },
        ],
      },
      en: {
        options: [
          {
            value: 'her',
            label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch railway station',
            note: 'Isle of Anglesey',
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expect(within(canvasElement).getByRole('option')).toBeVisible()
  },
}

export const RightToLeft: Story = { ...Open, parameters: { direction: 'rtl' } }
