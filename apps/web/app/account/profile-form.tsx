import { Card, Alert } from '@floga/ui'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { answerFor, SelectField, fieldGrid, ShopForm, TextField } from '@floga/storefront/forms'
import type { FormAnswer } from '@floga/storefront/forms'
import { tenant } from '#tenant/tenant.js'
import type { MemberData } from '@floga/storefront'
import { useMessages } from '../wiring/i18n/use-messages.js'
import { profileSchema } from './account-schemas.js'

export interface ProfileFormProps {
  member: MemberData
  answer: FormAnswer | undefined
}

/** The member's name, phone and language of mails. */
export function ProfileForm({ member, answer }: ProfileFormProps): ReactElement {
  const t = useMessages()
  const schema = useMemo(() => profileSchema(t), [t])
  const { firstName, lastName, phone, locale } = member
  const values = {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phone: phone ?? '',
    locale,
  }
  return (
    <Card>
      <ShopForm
        id="profile"
        answer={answer}
        schema={schema}
        submitLabel={t('account.save')}
        values={values}
      >
        {answerFor('profile', answer)?.isDone && (
          <Alert tone="success" role="status">
            {t('account.saved')}
          </Alert>
        )}
        <div className={fieldGrid}>
          <TextField
            name="firstName"
            label={t('checkout.firstName')}
            autoComplete="given-name"
            width="half"
            isOptional
          />
          <TextField
            name="lastName"
            label={t('checkout.lastName')}
            autoComplete="family-name"
            width="half"
            isOptional
          />
          <TextField
            name="phone"
            type="tel"
            label={t('checkout.phone')}
            autoComplete="tel"
            width="half"
            isOptional
          />
          <SelectField
            name="locale"
            label={t('account.language')}
            width="half"
            options={tenant.locales.map(({ code, label }) => ({ value: code, label }))}
          />
        </div>
      </ShopForm>
    </Card>
  )
}
