'use client'

import { Card, Disclosure, Alert, Stack, Text } from '@floga/ui'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { answerFor } from '../../../forms/form-answer.js'
import { FormSent } from '../../../forms/form-sent.js'
import { PasswordField } from '../../../forms/fields/password-field.js'
import { ShopForm } from '../../../forms/shop-form.js'
import { TextField } from '../../../forms/fields/text-field.js'
import type { FormAnswer } from '../../../forms/form-answer.js'
import { NewPasswordFields } from '../session/new-password-fields.js'
import type { MemberData } from '../../../request/api/api-types.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { changeEmailSchema, changePasswordSchema } from './account-schemas.js'

export interface LoginDetailsProps {
  member: MemberData
  answer: FormAnswer | undefined
}

/** The member's e-mail address and password; changing either requires the current password. */
export function LoginDetails({ member, answer }: LoginDetailsProps): ReactElement {
  const { t } = useLanguage()
  const emailSchema = useMemo(() => changeEmailSchema(t), [t])
  const passwordSchema = useMemo(() => changePasswordSchema(t), [t])
  return (
    <Card padding="md">
      <Stack gap="xs">
        <Text>
          {t('checkout.email')}: <b>{member.email}</b>
        </Text>
        {member.pendingEmail && (
          <Alert tone="info">{t('account.emailPending', { email: member.pendingEmail })}</Alert>
        )}
        <Disclosure title={t('account.changeEmail')} open={answerFor('email', answer) !== null}>
          <ShopForm
            id="email"
            answer={answer}
            schema={emailSchema}
            submitLabel={t('account.changeEmail')}
            keepsDraft={false}
            sent={<FormSent title={t('auth.linkSent')}>{t('account.emailSent')}</FormSent>}
          >
            <TextField
              name="email"
              type="email"
              label={t('account.newEmail')}
              autoComplete="email"
              autoCapitalize="none"
            />
            <PasswordField
              name="currentPassword"
              label={t('account.currentPassword')}
              autoComplete="current-password"
            />
          </ShopForm>
        </Disclosure>
        <Disclosure
          title={t('account.changePassword')}
          open={answerFor('password', answer) !== null}
        >
          <ShopForm
            id="password"
            answer={answer}
            schema={passwordSchema}
            submitLabel={t('account.changePassword')}
            keepsDraft={false}
            sent={
              <FormSent title={t('account.passwordChanged')}>
                {t('account.passwordChangedText')}
              </FormSent>
            }
          >
            <PasswordField
              name="currentPassword"
              label={t('account.currentPassword')}
              autoComplete="current-password"
            />
            <NewPasswordFields label={t('auth.newPassword')} />
          </ShopForm>
        </Disclosure>
      </Stack>
    </Card>
  )
}
