import { CustomerRequestOpenDocument } from '@floga/api-client/operations'
import { Container, Heading, Image, Stack } from '@floga/ui'
import { media, radius, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { ContactBlock } from '../../components/contact/contact-block.js'
import { ShopPhoto } from '../../components/contact/shop-photo.js'
import { findScene } from '../../components/images/find-scene.server.js'
import { RichText } from '../../components/rich-text/rich-text.js'
import { PageBreadcrumbs } from '../../components/page-breadcrumbs.js'
import { answerForm, readForm } from '../../forms/read-form.server.js'
import { parseRichText } from '../../components/rich-text/parse-rich-text.server.js'
import { samePath } from '../../request/seo/alternates.server.js'
import type { PageResponse } from '../../request/page-response.js'
import type { FormAnswer } from '../../forms/form-answer.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { loadShopProfile, shopJsonLd } from '../../request/seo/shop-profile.server.js'
import { pageMeta } from '../../request/seo/page-meta.server.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { ContactForm } from './contact-form.js'
import { contactSchema } from './contact-schema.js'

export { meta } from '../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../forms/send-form.js'

export const handle: PageHandle = { namespaces: ['forms'], cache: 'public' }

const sceneSizes = '(min-width: 1320px) 630px, (min-width: 768px) 47vw, 92vw'

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const alternates = samePath(page.shop, '/contact')
  const [profile, questions, text] = await Promise.all([
    loadShopProfile(page.api),
    // The page works without the link to the questions.
    page.api.content.find('/questions').catch(() => null),
    page.api.content.find('/contact').catch(() => null),
  ])
  return {
    questions: questions?.title ?? null,
    text: parseRichText(text?.body),
    scene: findScene(page, page.shop.scenes?.contact, sceneSizes),
    alternates,
    meta: pageMeta(page, {
      title: page.t('contact.title'),
      description: page.t('contact.description'),
      path: '/contact',
      alternates,
      breadcrumbs: [{ name: page.t('contact.title'), path: '/contact' }],
      jsonLd: shopJsonLd(page, profile),
    }),
  }
}

export async function action(args: ActionFunctionArgs): Promise<PageResponse<FormAnswer>> {
  const page = await pageContext(args)
  const form = await readForm(args, page, {
    id: 'contact',
    schema: contactSchema(page.t),
    spamProtection: 'all',
  })
  if (form.status === 'answered') return answerForm(form.answer)
  try {
    const { customerRequestOpen } = await page.api.mutate(CustomerRequestOpenDocument, {
      input: { kind: 'CONTACT', ...form.values },
    })
    return answerForm(
      customerRequestOpen.customerRequest ? form.done() : form.reject(customerRequestOpen.errors),
    )
  } catch (error) {
    return answerForm(form.fail('a message was not sent', error), { status: 503 })
  }
}

const head = css`
  @layer app {
    display: grid;
    gap: ${space.lg} ${space['2xl']};

    > picture {
      aspect-ratio: 16 / 9;
      border-radius: ${radius.image};
    }
    ${media.md} {
      &:has(> picture) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        align-items: start;
      }
    }
  }
`

const columns = css`
  @layer app {
    display: grid;
    gap: ${space.lg} ${space['2xl']};
    margin-block: ${space.lg} ${space['2xl']};

    > * {
      min-inline-size: 0;
      margin-block: 0;
    }
    ${media.lg} {
      grid-template-columns: 24rem minmax(0, 1fr);
      align-items: start;
    }
  }
`

export default function ContactPage(): ReactElement {
  const { questions, text, scene } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useLanguage()
  return (
    <Container>
      <PageBreadcrumbs current={t('contact.title')} />
      <div className={head}>
        <Stack gap="sm">
          <Heading level={1}>{t('contact.title')}</Heading>
          {text.length > 0 && <RichText nodes={text} />}
        </Stack>
        {scene && <Image {...scene} fit="cover" />}
      </div>
      <div className={columns}>
        <ContactBlock isOwnPage questions={questions} />
        <div>
          <ContactForm answer={answer} />
          <ShopPhoto place="people" sizes="(min-width: 992px) 46rem, 92vw" />
        </div>
      </div>
    </Container>
  )
}
