import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  CategoryTree,
  Heading,
  IconLink,
  LanguageSwitcher,
  Link,
  MobileMenu,
  MobileMenuSection,
  NavigationLinks,
  SearchField,
  TopBar,
} from '../../index.js'
import { sampleMenu } from '../../stories/sample-menu.js'
import { storyLocale, texts as sampleTexts } from '../../stories/sample-texts.js'
import type { StoryLocale } from '../../stories/sample-texts.js'
import { longWords } from '../../stories/long-words.js'
import { fixed } from '../../stories/fixed.js'

const texts = {
  el: {
    menu: 'Μενού',
    close: 'Κλείσιμο μενού',
    main: 'Κύριο μενού',
    pages: 'Σελίδες',
    search: 'Αναζήτηση προϊόντων',
    categories: 'Κατηγορίες',
    cart: 'Καλάθι, 3 είδη',
    login: 'Σύνδεση',
    language: 'Γλώσσα',
  },
  en: {
    menu: 'Menu',
    close: 'Close menu',
    main: 'Main',
    pages: 'Pages',
    search: 'Search products',
    categories: 'Categories',
    cart: 'Cart, 3 items',
    login: 'Log in',
    language: 'Language',
  },
}

const links = (locale: StoryLocale) => [
  { label: sampleTexts[locale].home, href: '#home', isCurrent: true },
  { label: sampleTexts[locale].products, href: '#products' },
  { label: sampleTexts[locale].contact, href: '#contact' },
]

const meta: Meta<typeof TopBar> = {
  title: 'Shell/TopBar',
  component: TopBar,
  parameters: {
    guide: {
      use: 'Logo, navigation, search and cart over every page.',
      avoid: 'Delivery, phone and plain pages: InfoBar. Categories: MegaMenu.',
      keyboard: { Tab: 'from link to link', 'Enter, Space on the menu': 'open and close it' },
    },
    layout: 'fullscreen',
    ...fixed,
  },
  render: (_args, { globals }) => {
    const locale = storyLocale(globals)
    const say = texts[locale]
    return (
      <TopBar
        logo={
          <Link href="#home" variant="plain">
            <Heading level={2} size={3}>
              floga
            </Heading>
          </Link>
        }
        menu={
          <MobileMenu
            label={say.menu}
            closeLabel={say.close}
            search={<SearchField action="#products" label={say.search} submitLabel={say.search} />}
          >
            <NavigationLinks label={say.pages} direction="column" items={links(locale)} />
            <MobileMenuSection title={say.categories}>
              <CategoryTree label={say.categories} items={sampleMenu[locale]} />
            </MobileMenuSection>
          </MobileMenu>
        }
        search={<SearchField action="#products" label={say.search} submitLabel={say.search} />}
        actions={
          <>
            <LanguageSwitcher
              label={say.language}
              languages={[
                {
                  code: 'el',
                  label: 'Ελληνικά',
                  shortLabel: 'Ελ',
                  href: '#el',
                  isCurrent: locale === 'el',
                },
                {
                  code: 'en',
                  label: 'English',
                  shortLabel: 'En',
                  href: '#en',
                  isCurrent: locale === 'en',
                },
              ]}
            />
            <IconLink href="#login" icon="user" label={say.login} />
            <IconLink href="#cart" icon="bag" label={say.cart} count={3} />
          </>
        }
      />
    )
  },
}

export default meta
type Story = StoryObj<typeof TopBar>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = {}

export const MenuOpen: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, globals }) => {
    const summary = canvasElement.querySelector('summary')
    const say = texts[storyLocale(globals)]
    if (!summary) throw new Error('The menu is missing.')
    await userEvent.click(summary)
    // Rendered once its sheet is.
    const pages = await within(canvasElement).findByRole('navigation', { name: say.pages })
    await expect(pages).toBeVisible()
  },
}

export const StaysInReach: Story = {
  tags: ['narrow'],
  render: (args, context) => (
    <>
      {meta.render?.(args, context)}
      <div style={{ blockSize: '200vh' }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const view = canvasElement.ownerDocument.defaultView
    view?.scrollTo(0, 600)
    const head = within(canvasElement).getByRole('banner')
    await waitFor(() => expect(view?.scrollY).toBeGreaterThan(0))
    await expect(Math.round(head.getBoundingClientRect().top)).toBe(0)
    // The menu has a field of its own.
    await expect(head.querySelector(':scope > div > [data-part="search"] input')).toBeVisible()
  },
}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: fixed,
  render: (_args, { globals }) => {
    const locale = storyLocale(globals)
    const say = longWords[locale]
    return (
      <TopBar
        logo={
          <Link href="#home" variant="plain">
            <Heading level={2} size={3}>
              {say.word}
            </Heading>
          </Link>
        }
        menu={
          <MobileMenu label={texts[locale].menu} closeLabel={texts[locale].close}>
            <NavigationLinks
              label={texts[locale].pages}
              direction="column"
              items={[{ label: say.label, href: '#long' }]}
            />
          </MobileMenu>
        }
        navigation={
          <NavigationLinks
            label={texts[locale].main}
            items={[{ label: say.name, href: '#long', isCurrent: true }]}
          />
        }
        actions={<IconLink href="#cart" icon="bag" label={texts[locale].cart} count={120} />}
      />
    )
  },
}

export const LargeText: Story = { ...Default, parameters: { ...Default.parameters, textScale: 2 } }
