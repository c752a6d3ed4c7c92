import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button, Dialog } from '../../index.js'
import { storyLocale, words } from '../../stories/sample-words.js'

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
          closeLabel={words[locale].close}
          actions={
            <Button variant="primary" onClick={close}>
              {words[locale].close}
            </Button>
          }
        >
          <p>{texts[locale].text}</p>
        </Dialog>
      </>
    )
  },
}

export default meta
type Story = StoryObj<typeof Dialog>

export const Default: Story = {}

export const Playground: Story = { args: { width: 'narrow', isOpen: false } }

export const Wide: Story = { args: { width: 'wide' } }

export const Dark: Story = { parameters: { scheme: 'dark' } }
