import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FooterColumn, FooterGroup, Icon, Link, SiteFooter } from '../../index.js'
import { storyLocale, texts as sampleTexts } from '../../stories/sample-texts.js'
import { longWords } from '../../stories/long-words.js'
import { fixed } from '../../stories/fixed.js'

const texts = {
  el: {
    news: 'Προσφορές και νέα στο email σας',
    links: 'Γρήγοροι σύνδεσμοι',
    hours: 'Ωράριο',
    days: 'Δευτέρα έως Παρασκευή, 09:00–17:00',
    rights: '© 2026 Floga',
    cards: 'Δεχόμαστε κάρτες',
  },
  en: {
    news: 'Offers and news in your inbox',
    links: 'Quick links',
    hours: 'Business hours',
    days: 'Monday to Friday, 09:00–17:00',
    rights: '© 2026 Floga',
    cards: 'We accept cards',
  },
}

const meta: Meta<typeof SiteFooter> = {
  title: 'Shell/SiteFooter',
  component: SiteFooter,
  parameters: {
    guide: {
      use: 'The end of every page: columns of links, hours, contact.',
      avoid: 'Parts of a page: Grid.',
      keyboard: { Tab: 'from link to link' },
    },
    layout: 'fullscreen',
    ...fixed,
  },
  render: (_args, { globals }) => {
    const locale = storyLocale(globals)
    const say = texts[locale]
    const { products, cart, contact } = sampleTexts[locale]
    return (
      <SiteFooter
        top={<p>{say.news}</p>}
        bottom={
          <>
            <p>{say.rights}</p>
            <Icon name="card" size={24} label={say.cards} />
          </>
        }
      >
        <FooterGroup>
          <FooterColumn title={say.links}>
            <ul>
              {[products, cart, contact].map((label) => (
                <li key={label}>
                  <Link href={`#${label}`} variant="quiet">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </FooterColumn>
          <FooterColumn title={say.hours}>
            <p>{say.days}</p>
          </FooterColumn>
        </FooterGroup>
      </SiteFooter>
    )
  },
}

export default meta
type Story = StoryObj<typeof SiteFooter>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = {}

export const Folded: Story = {
  tags: ['narrow'],
  play: async ({ canvasElement, globals }) => {
    const { links } = texts[storyLocale(globals)]
    const foot = within(canvasElement)
    await expect(foot.getAllByRole('link')[0]).not.toBeVisible()
    await userEvent.click(foot.getByRole('heading', { name: links }))
    await expect(foot.getAllByRole('link')[0]).toBeVisible()
  },
}

export const Bare: Story = {
  parameters: fixed,
  tags: ['both-widths'],
  render: (_args, { globals }) => (
    <SiteFooter bottom={<p>{texts[storyLocale(globals)].rights}</p>} />
  ),
}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: fixed,
  render: (_args, { globals }) => {
    const say = longWords[storyLocale(globals)]
    return (
      <SiteFooter bottom={<p>{say.sentence}</p>}>
        <FooterColumn title={say.label}>
          <ul>
            <li>
              <Link href="#long" variant="quiet">
                {say.label}
              </Link>
            </li>
          </ul>
        </FooterColumn>
      </SiteFooter>
    )
  },
}

export const LargeText: Story = { ...Default, parameters: { ...Default.parameters, textScale: 2 } }
