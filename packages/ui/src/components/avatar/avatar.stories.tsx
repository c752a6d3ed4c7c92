import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../index.js'
import { Avatar, AvatarGroup } from '../../sharing.js'
import { longWords } from '../../stories/long-words.js'
import { samplePeople, sharingTexts } from '../../stories/sample-people.js'
import { storyLocale } from '../../stories/sample-texts.js'
import { fixed } from '../../stories/fixed.js'

const meta: Meta<typeof Avatar> = {
  title: 'Sharing/Avatar',
  component: Avatar,
  render: (args, { globals }) => {
    const [person] = samplePeople[storyLocale(globals)].slice(1)
    return <Avatar {...args} person={args.person ?? person!} label={person!.name} />
  },
  parameters: {
    guide: {
      use: 'Identifies a person next to their actions. The dot shows that they are present.',
      avoid: 'A person’s account: SessionControl. Omit the label where the name is next to it.',
    },
  },
}

export default meta
type Story = StoryObj<typeof Avatar>

export const Default: Story = {}

export const Playground: Story = { args: { size: 'large' } }

export const Sizes: Story = {
  parameters: fixed,
  render: (_args, { globals }) => {
    const people = samplePeople[storyLocale(globals)]
    return (
      <Stack>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <Stack key={size} direction="row" gap="xs" align="center">
            {people.map((person) => (
              <Avatar key={person.id} person={person} label={person.name} size={size} />
            ))}
          </Stack>
        ))}
      </Stack>
    )
  },
}

export const Group: Story = {
  parameters: fixed,
  render: (_args, { globals }) => {
    const locale = storyLocale(globals)
    const say = sharingTexts[locale]
    const group = {
      label: say.inCart,
      moreLabel: say.more,
      personLabel: ({ name, isHere }: { name: string; isHere?: boolean }) =>
        isHere ? `${name}, ${say.here}` : name,
    }
    return (
      <Stack>
        <AvatarGroup {...group} people={samplePeople[locale].slice(0, 3)} />
        <AvatarGroup {...group} people={samplePeople[locale]} />
        <AvatarGroup {...group} people={samplePeople[locale]} size="small" />
      </Stack>
    )
  },
}

export const Dark: Story = { ...Sizes, parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { ...Group, parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Sizes }

export const LongText: Story = {
  parameters: fixed,
  render: (_args, { globals }) => {
    const { label, name } = longWords[storyLocale(globals)]
    return <Avatar person={{ id: 'long', name: `${label} ${name}` }} label={label} />
  },
}

export const LargeText: Story = { ...Group, tags: ['narrow'], parameters: { textScale: 2 } }
