import { RestockForgetDocument } from '@floga/api-client/operations'
import { Button, ButtonLink, Container, Heading, Notice, Stack, Text } from '@floga/ui'
import { data } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageTrail } from '../../shell/page-trail.js'
import { samePath } from '../../wiring/alternates.server.js'
import type { PageHandle } from '../../wiring/cache-policy.js'
import { logFailure } from '../../wiring/log.server.js'
import { pageContext } from '../../wiring/page-context.server.js'
import { readFormData } from '../../wiring/read-form-data.server.js'
import { pageMeta } from '../../wiring/page-meta.server.js'
import { useHref, useMessages } from '../../wiring/use-language.js'

export { meta } from '../../wiring/route-meta.js'

export const handle: PageHandle = { access: 'everyone' }

/** The page of a notice's link. Looking at it changes nothing: mail programs follow links by themselves. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const path = `/restock/${args.params['id'] ?? ''}`
  const alternates = samePath(path)
  return {
    alternates,
    meta: pageMeta(page, {
      title: page.t('restock.forgetTitle'),
      description: page.t('restock.forgetText'),
      path,
      alternates,
      noindex: true,
    }),
  }
}

/** Forgets; a mail program's own post has no `scope` and means this notice alone. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await pageContext(args)
  const form = await readFormData(args.request)
  try {
    await api.mutate(RestockForgetDocument, {
      input: {
        id: args.params['id'] ?? '',
        scope: form.get('scope') === 'person' ? 'PERSON' : 'REQUEST',
      },
    })
    return { isForgotten: true }
  } catch (error) {
    logFailure('a restock request was not forgotten', error)
    return data({ isForgotten: false }, { status: 503 })
  }
}

export default function RestockPage(): ReactElement {
  const answer = useActionData<typeof action>()
  const t = useMessages()
  const href = useHref()
  return (
    <Container>
      <PageTrail current={t('restock.forgetTitle')} />
      <Stack gap="md" align="start">
        <Heading level={1}>{t('restock.forgetTitle')}</Heading>
        {answer && !answer.isForgotten && (
          <Notice tone="danger" role="alert" title={t('errors.generic')}>
            {t('errors.genericRetry')}
          </Notice>
        )}
        {answer?.isForgotten ? (
          <>
            <Notice tone="success" role="status">
              {t('restock.forgotten')}
            </Notice>
            <ButtonLink href={href('/products')}>{t('cart.continue')}</ButtonLink>
          </>
        ) : (
          <>
            <Text>{t('restock.forgetText')}</Text>
            <Form method="post">
              <Stack direction="row" gap="sm">
                <Button type="submit" name="scope" value="request" variant="primary">
                  {t('restock.forgetOne')}
                </Button>
                <Button type="submit" name="scope" value="person">
                  {t('restock.forgetAll')}
                </Button>
              </Stack>
            </Form>
          </>
        )}
      </Stack>
    </Container>
  )
}
