import type { Meta, StoryObj } from '@storybook/react-vite'
import { SuggestionList } from '../../sharing.js'
import { longText } from '../../stories/long-words.js'
import { FormButton, samplePeople, sharingTexts } from '../../stories/sample-people.js'
import { sampleImages } from '../../stories/sample-images.js'
import { sampleProducts } from '../../stories/sample-products.js'
import type { StoryLocale } from '../../stories/sample-texts.js'

const meta: Meta<typeof SuggestionList> = {
  title: 'Sharing/SuggestionList',
  component: SuggestionList,
  parameters: {
    guide: {
      use: 'What members would like in a cart while its owner orders, for the owner to accept or decline.',
      avoid: 'Lines of the cart: CartLine. Products that the shop suggests: Carousel.',
      keyboard: { Tab: 'product, accept, decline' },
    },
    texts: { el: { suggestions: suggest('el') }, en: { suggestions: suggest('en') } },
  },
}

export default meta
type Story = StoryObj<typeof SuggestionList>

function suggest(locale: StoryLocale, canAnswer = true) {
  const say = sharingTexts[locale]
  const isEnglish = locale === 'en'
  return sampleProducts[locale].slice(1, 3).map(({ name, href, image }, index) => {
    const person = samplePeople[locale][index + 1]!
    return {
      id: href,
      name,
      href,
      image,
      quantity: isEnglish ? '2 pieces' : '2 τεμάχια',
      person,
      by: say.suggests(person.name),
      actions: canAnswer && (
        <>
          <FormButton label={`${say.accept}: ${name}`}>{say.accept}</FormButton>
          <FormButton label={`${say.decline}: ${name}`} isDanger>
            {say.decline}
          </FormButton>
        </>
      ),
    }
  })
}

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = {}

export const ForMembers: Story = {
  tags: ['narrow'],
  parameters: {
    texts: { el: { suggestions: suggest('el', false) }, en: { suggestions: suggest('en', false) } },
  },
}

export const Dark: Story = { tags: ['narrow'], parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { tags: ['narrow'] }

export const LongText: Story = {
  parameters: longText((say) => ({
    suggestions: [
      {
        id: 'long',
        name: say.label,
        href: '#long',
        image: sampleImages.regulator,
        quantity: say.name,
        person: { id: 'long', name: say.word },
        by: say.sentence,
        actions: <FormButton>{say.name}</FormButton>,
      },
    ],
  })),
}
