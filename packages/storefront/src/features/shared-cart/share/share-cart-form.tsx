import { FormField, RadioGroup, Stack, TextInput } from '@floga/ui'
import type { ReactElement } from 'react'

import type { SharedCartAnswer } from '../server/perform-shared-cart-action.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { sharedCartError } from '../shared-cart-error.js'
import { SharedCartForm } from '../shared-cart-form.js'

/** Shares the visitor's cart: their name, and the permission of the link. */
export function ShareCartForm({ answer }: { answer: SharedCartAnswer | null }): ReactElement {
  const { t } = useLanguage()
  const isWrong = answer?.code === 'INVALID_NAME'
  return (
    <SharedCartForm
      action={{ kind: 'share', name: '', right: 'EDIT' }}
      openFields={['name', 'right']}
      label={t('cart.share')}
      variant="primary"
    >
      <ShareCartFields
        withName
        typedName={answer?.name ?? ''}
        error={isWrong ? sharedCartError(answer, t) : null}
      />
    </SharedCartForm>
  )
}

export interface ShareCartFieldsProps {
  /** Once the cart is shared its owner has one. */
  withName: boolean
  /** @default '' */
  typedName?: string
  /** Error of the name. */
  error: string | null
}

/** The owner's name and a link's permission. */
export function ShareCartFields({
  withName,
  typedName = '',
  error,
}: ShareCartFieldsProps): ReactElement {
  const { t } = useLanguage()
  return (
    <Stack gap="md">
      {withName && (
        <FormField
          label={t('sharedCart.yourName')}
          hint={t('sharedCart.yourNameHint')}
          {...(error ? { error } : {})}
        >
          <TextInput
            name="name"
            autoComplete="given-name"
            maxLength={40}
            required
            defaultValue={typedName}
          />
        </FormField>
      )}
      <RadioGroup
        name="right"
        legend={t('sharedCart.right')}
        defaultValue="EDIT"
        options={[
          {
            value: 'EDIT',
            label: t('sharedCart.rightEdit'),
            description: t('sharedCart.rightEditText'),
          },
          {
            value: 'VIEW',
            label: t('sharedCart.rightView'),
            description: t('sharedCart.rightViewText'),
          },
        ]}
      />
    </Stack>
  )
}
