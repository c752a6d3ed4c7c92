import type { Meta, StoryObj } from '@storybook/react-vite'
import { PeopleList } from '../../sharing.js'
import { longText } from '../../stories/long-words.js'
import { FormButton, samplePeople, sharingTexts } from '../../stories/sample-people.js'
import type { StoryLocale } from '../../stories/sample-texts.js'

const meta: Meta<typeof PeopleList> = {
  title: 'Sharing/PeopleList',
  component: PeopleList,
  parameters: {
    guide: {
      use: 'Who belongs to a shared cart, what each may do, and who is here now.',
      avoid: 'Where circles are enough: AvatarGroup.',
      keyboard: { Tab: 'from one button to the next' },
    },
    texts: {
      el: { people: samplePeople.el, hereLabel: sharingTexts.el.here },
      en: { people: samplePeople.en, hereLabel: sharingTexts.en.here },
    },
  },
}

export default meta
type Story = StoryObj<typeof PeopleList>

function withActions(locale: StoryLocale) {
  const say = sharingTexts[locale]
  return {
    hereLabel: say.here,
    people: samplePeople[locale].slice(0, 4).map((person, index) => ({
      ...person,
      actions:
        index === 0 ? undefined : (
          <>
            <FormButton label={`${say.handOver}: ${person.name}`}>{say.handOver}</FormButton>
            <FormButton label={`${say.remove}: ${person.name}`} isDanger>
              {say.remove}
            </FormButton>
          </>
        ),
    })),
  }
}

export const Default: Story = { tags: ['narrow'] }

export const Playground: Story = {}

export const ForItsOwner: Story = {
  tags: ['both-widths'],
  parameters: { texts: { el: withActions('el'), en: withActions('en') } },
}

export const Dark: Story = {
  ...ForItsOwner,
  tags: ['narrow'],
  parameters: { ...ForItsOwner.parameters, scheme: 'dark' },
}

export const RightToLeft: Story = {
  ...ForItsOwner,
  tags: ['narrow'],
  parameters: { ...ForItsOwner.parameters, direction: 'rtl' },
}

export const ForcedColours: Story = { ...ForItsOwner, tags: ['narrow'] }

export const LongText: Story = {
  parameters: longText((say) => ({
    hereLabel: say.name,
    people: [
      {
        id: 'long',
        name: say.label,
        role: say.sentence,
        note: say.word,
        isHere: true,
        actions: <FormButton>{say.name}</FormButton>,
      },
    ],
  })),
}

export const LargeText: Story = {
  ...ForItsOwner,
  tags: ['narrow'],
  parameters: { ...ForItsOwner.parameters, textScale: 2 },
}
