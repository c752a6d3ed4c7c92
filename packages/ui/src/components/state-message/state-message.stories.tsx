import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink, EmptyState, ErrorState } from '../../index.js'
import { storyLocale, texts } from '../../stories/sample-texts.js'
import { longText } from '../../stories/long-words.js'
import { fixed } from '../../stories/fixed.js'

const meta: Meta<typeof EmptyState> = {
  title: 'States/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      use: 'An empty state: an empty cart, no results, a page that was not found.',
      avoid: 'Messages next to content: Alert.',
      keyboard: { Enter: 'follows the link' },
    },
    texts: {
      el: {
        title: 'Το καλάθι σας είναι άδειο',
        children: 'Ό,τι προσθέσετε μένει εδώ για 14 ημέρες.',
      },
      en: { title: 'Your cart is empty', children: 'What you add stays here for 14 days.' },
    },
  },
}

export default meta
type Story = StoryObj<typeof EmptyState>

export const Default: Story = {
  args: { icon: 'bag' },
  render: (args, { globals }) => (
    <EmptyState
      {...args}
      action={
        <ButtonLink href="#products" variant="primary">
          {texts[storyLocale(globals)].continueShopping}
        </ButtonLink>
      }
    />
  ),
}

export const Row: Story = {
  tags: ['both-widths'],
  args: { icon: 'bag', variant: 'row' },
  render: (args, { globals }) => (
    <EmptyState
      {...args}
      action={
        <ButtonLink href="#products" size="small">
          {texts[storyLocale(globals)].continueShopping}
        </ButtonLink>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('[data-variant="row"]')
    await expect(row?.getBoundingClientRect().height).toBeLessThan(170)
  },
}

export const Playground: Story = { args: { icon: 'search', headingLevel: 2 } }

export const NotFound: Story = {
  parameters: fixed,
  render: (_args, { globals }) =>
    storyLocale(globals) === 'en' ? (
      <ErrorState code="404" title="Not found" action={<ButtonLink href="#home">Home</ButtonLink>}>
        Sorry, the page you have requested could not be found.
      </ErrorState>
    ) : (
      <ErrorState
        code="404"
        title="Δεν βρέθηκε"
        action={<ButtonLink href="#home">Αρχική</ButtonLink>}
      >
        Λυπούμαστε, η σελίδα που ζητήσατε δεν βρέθηκε.
      </ErrorState>
    ),
}

export const ForcedColours: Story = { ...NotFound }

export const LongText: Story = {
  parameters: longText((say) => ({ title: say.label, children: say.sentence })),
}
