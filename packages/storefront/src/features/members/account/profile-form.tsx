'use client'

import { Card, Alert } from '@floga/ui'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { answerFor } from '../../../forms/form-answer.js'
import { SelectField } from '../../../forms/fields/select-field.js'
import { fieldGrid } from '../../../forms/shop-form.styles.js'
import { ShopForm } from '../../../forms/shop-form.js'
import { TextField } from '../../../forms/fields/text-field.js'
import type { FormAnswer } from '../../../forms/form-answer.js'
import type { MemberData } from '../../../request/api/api-types.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { profileSchema } from './account-schemas.js'

export interface ProfileFormProps {
  member: MemberData
  answer: FormAnswer | undefined
}

/** The member's name, phone and language of mails. */
export function ProfileForm({ member, answer }: ProfileFormProps): ReactElement {
  const { t } = useLanguage()
  const shop = useStorefront()
  const schema = useMemo(() => profileSchema(t, shop), [t, shop])
  const { firstName, lastName, phone, locale } = member
  const values = {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phone: phone ?? '',
    locale,
  }
  return (
    <Card padding="md">
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
            options={shop.locales.all.map(({ code, label }) => ({ value: code, label }))}
          />
        </div>
      </ShopForm>
    </Card>
  )
}
