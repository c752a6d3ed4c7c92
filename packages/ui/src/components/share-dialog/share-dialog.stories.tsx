import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../index.js'
import { ShareDialog, SharePanel } from '../../sharing.js'
import { longWords } from '../../stories/long-words.js'
import {
  InvitationForm,
  sampleInvitations,
  sampleLink,
  sharingTexts,
} from '../../stories/sample-people.js'
import { storyLocale, texts } from '../../stories/sample-texts.js'
import { fixed } from '../../stories/fixed.js'

const meta: Meta<typeof ShareDialog> = {
  title: 'Sharing/ShareDialog',
  component: ShareDialog,
  args: { isOpen: true },
  render: function Opening({ isOpen: isOpenAtFirst, ...args }, { globals }) {
    const [isOpen, setIsOpen] = useState(isOpenAtFirst)
    const locale = storyLocale(globals)
    const say = sharingTexts[locale]
    return (
      <>
        <Button icon="share" onClick={() => setIsOpen(true)}>
          {say.share}
        </Button>
        <ShareDialog
          {...args}
          intro={args.link ? undefined : say.intro}
          form={<InvitationForm locale={locale} isFirst={!args.link} />}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={say.share}
          closeLabel={texts[locale].close}
        />
      </>
    )
  },
  parameters: {
    guide: {
      use: 'Links to something that several people work on: makes them, passes them on, takes them back.',
      avoid: 'A public address: ShareButton. Without scripts: SharePanel on a page of its own.',
      keyboard: { Escape: 'closes it', Tab: 'stays inside it; the focus returns to the opener' },
    },
  },
}

export default meta
type Story = StoryObj<typeof ShareDialog>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = { args: { isOpen: false } }

export const LinkMade: Story = {
  tags: ['both-widths'],
  render: (args, context) => {
    const locale = storyLocale(context.globals)
    return (
      meta.render?.(
        {
          ...args,
          link: sampleLink(locale),
          invitations: sampleInvitations(locale),
          invitationsLabel: sharingTexts[locale].invitations,
        },
        context,
      ) ?? <></>
    )
  },
}

export const Dark: Story = { ...LinkMade, tags: ['narrow'], parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...LinkMade, tags: ['narrow'] }

/** Without scripts the same content is on a page. */
export const OnAPage: Story = {
  parameters: fixed,
  tags: ['both-widths'],
  render: (_args, { globals }) => {
    const locale = storyLocale(globals)
    return (
      <SharePanel
        link={sampleLink(locale)}
        form={<InvitationForm locale={locale} />}
        invitations={sampleInvitations(locale)}
        invitationsLabel={sharingTexts[locale].invitations}
      />
    )
  },
}

export const Copies: Story = {
  ...OnAPage,
  tags: ['narrow'],
  play: async ({ canvasElement, globals }) => {
    const { labels, url } = sampleLink(storyLocale(globals))
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async () => undefined },
      configurable: true,
    })
    const canvas = within(canvasElement)
    canvas.getByRole('textbox', { name: labels.link }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: labels.copy })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(labels.copied)
    await expect(canvas.getByRole('textbox', { name: labels.link })).toHaveValue(url)
  },
}

export const LongText: Story = {
  parameters: fixed,
  render: (_args, { globals }) => {
    const say = longWords[storyLocale(globals)]
    const labels = {
      link: say.label,
      copy: say.name,
      copied: say.name,
      share: say.name,
      mail: say.name,
      qrCode: say.label,
    }
    return (
      <SharePanel
        intro={say.sentence}
        link={{ ...sampleLink('en'), hint: say.sentence, labels }}
        form={<Button>{say.label}</Button>}
        invitationsLabel={say.label}
        invitations={[
          { id: '1', right: say.label, state: say.sentence, actions: <Button>{say.name}</Button> },
        ]}
      />
    )
  },
}
