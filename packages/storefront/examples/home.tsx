import { useLanguage, useStorefront } from '@floga/storefront'
import { pageContext, pageMeta, samePath } from '@floga/storefront/server'
import { Container, Heading, Link } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ReactElement } from 'react'

export { pageMeta as meta } from '@floga/storefront'
export const handle = { cache: 'public' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const description = page.shop.descriptionIn(page.locale)
  const alternates = samePath(page.shop, '/')
  return { alternates, meta: pageMeta(page, { description, path: '/', alternates }) }
}

export default function Home(): ReactElement {
  const { t, href } = useLanguage()
  return (
    <Container>
      <Heading level={1}>{useStorefront().name}</Heading>
      <Link href={href('/products')}>{t('nav.products')}</Link>
    </Container>
  )
}
