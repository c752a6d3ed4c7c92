'use client'

import { Card, Disclosure, Stack, Text } from '@floga/ui'
import { color } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { answerFor } from '../../../forms/form-answer.js'
import { PasswordField } from '../../../forms/fields/password-field.js'
import { ShopForm } from '../../../forms/shop-form.js'
import type { FormAnswer } from '../../../forms/form-answer.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { deleteSchema } from './account-schemas.js'

const file = css`
  @layer app {
    color: ${color.primaryText};
    text-underline-offset: 0.18em;
  }
`

/** Export of the member's data, and deletion of the account. */
export function MyData({ answer }: { answer: FormAnswer | undefined }): ReactElement {
  const { t, href } = useLanguage()
  const schema = useMemo(() => deleteSchema(t), [t])
  return (
    <Card padding="md">
      <Stack gap="md">
        <Text>{t('account.dataText')}</Text>
        <p>
          {/* A file, not a page: the browser's own business. */}
          <a className={file} href={href('/account/data')} download>
            {t('account.dataDownload')}
          </a>
        </p>
        <Disclosure title={t('account.delete')} open={answerFor('delete', answer) !== null}>
          <Stack gap="md">
            <Text>{t('account.deleteText')}</Text>
            <ShopForm
              id="delete"
              answer={answer}
              schema={schema}
              submitLabel={t('account.deleteAction')}
              keepsDraft={false}
            >
              <PasswordField
                name="currentPassword"
                label={t('account.currentPassword')}
                autoComplete="current-password"
              />
            </ShopForm>
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  )
}
