import { Container, FooterColumn, IconLink, Link, NavigationLinks, SiteFooter } from '@floga/ui'
import { Stack, TopBar } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'
import type { PageTexts } from './page-texts.js'

/** The bars above and below every page. */
export function PageLayout({
  texts,
  children,
}: {
  texts: PageTexts
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
            label={texts.main}
            items={[
              { label: texts.products, href: '#products', isCurrent: true },
              { label: texts.contact, href: '#contact' },
            ]}
          />
        }
        actions={<IconLink href="#cart" icon="bag" label={texts.cart} />}
      />
      <Container>
        <Stack gap="lg">{children}</Stack>
      </Container>
      <SiteFooter bottom={<p>{texts.rights}</p>}>
        {texts.footer.map(({ title, links }) => (
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
