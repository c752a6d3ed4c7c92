import { Container, FooterColumn, IconLink, Link, NavigationLinks, SiteFooter } from '@floga/ui'
import { Stack, TopBar } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'
import type { PageWords } from './page-words.js'

/** The bars above and below every page. */
export function PageFrame({
  words,
  children,
}: {
  words: PageWords
  children: ReactNode
}): ReactElement {
  return (
    <Stack gap="xl">
      <TopBar
        logo={
          <Link href="#home" variant="plain">
            floga
          </Link>
        }
        navigation={
          <NavigationLinks
            label={words.main}
            items={[
              { label: words.products, href: '#products', isCurrent: true },
              { label: words.contact, href: '#contact' },
            ]}
          />
        }
        actions={<IconLink href="#cart" icon="bag" label={words.cart} />}
      />
      <Container>
        <Stack gap="lg">{children}</Stack>
      </Container>
      <SiteFooter bottom={<p>{words.rights}</p>}>
        {words.footer.map(({ title, links }) => (
          <FooterColumn key={title} title={title}>
            <ul>
              {links.map((label) => (
                <li key={label}>
                  <Link href="#footer">{label}</Link>
                </li>
              ))}
            </ul>
          </FooterColumn>
        ))}
      </SiteFooter>
    </Stack>
  )
}
