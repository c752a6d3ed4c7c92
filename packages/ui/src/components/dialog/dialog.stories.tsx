import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button, Dialog } from '../../index.js'
import { storyLocale, texts as sampleTexts } from '../../stories/sample-texts.js'
import { longWords } from '../../stories/long-words.js'
import { fixed } from '../../stories/fixed.js'

const texts = {
  el: {
    title: 'Μέγεθος σπειρώματος',
    text: 'Μετρήστε την εξωτερική διάμετρο με παχύμετρο και συγκρίνετε με τον πίνακα.',
    open: 'Πώς το μετράω;',
  },
  en: {
    title: 'Thread size',
    text: 'Measure the outer diameter with a calliper and compare it with the table.',
    open: 'How do I measure it?',
  },
}

const meta: Meta<typeof Dialog> = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { isOpen: true },
  render: function Opening({ isOpen: isOpenAtFirst, width }, { globals }) {
    const [isOpen, setIsOpen] = useState(isOpenAtFirst)
    const locale = storyLocale(globals)
    const close = (): void => setIsOpen(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>{texts[locale].open}</Button>
        <Dialog
          isOpen={isOpen}
          onClose={close}
          width={width}
          title={texts[locale].title}
          closeLabel={sampleTexts[locale].close}
          actions={
            <Button variant="primary" onClick={close}>
              {sampleTexts[locale].close}
            </Button>
          }
        >
          <p>{texts[locale].text}</p>
        </Dialog>
      </>
    )
  },
  parameters: {
    guide: {
      use: 'Something that has to be looked at or filled in before going on, over the page.',
      avoid:
        'Questions with two choices: MessageBox. Content next to the page: Drawer. Content without a page of its own.',
      keyboard: { Escape: 'closes it', Tab: 'stays inside it; the focus returns to the opener' },
    },
  },
}

export default meta
type Story = StoryObj<typeof Dialog>

export const Default: Story = {}

export const Playground: Story = { args: { width: 'narrow', isOpen: false } }

export const Wide: Story = { args: { width: 'wide' } }

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: fixed,
  render: (_args, { globals }) => {
    const say = longWords[storyLocale(globals)]
    return (
      <Dialog
        isOpen
        title={say.label}
        closeLabel={sampleTexts[storyLocale(globals)].close}
        onClose={() => undefined}
        actions={<Button variant="primary">{say.label}</Button>}
      >
        <p>{say.sentence.repeat(6)}</p>
      </Dialog>
    )
  },
}
