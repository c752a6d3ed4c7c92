import { Text } from '@floga/ui'
import type { ReactElement } from 'react'

import type { FormAnswer } from '../../forms/form-answer.js'
import { FormSent } from '../../forms/form-sent.js'
import { ShopForm } from '../../forms/shop-form.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { endInvitationsSchema } from './review-schema.js'

/** Ends the mails that invite to review; the mail's own link leads here. */
export function EndInvitations({ answer }: { answer: FormAnswer | undefined }): ReactElement {
  const { t } = useLanguage()
  return (
    <ShopForm
      id="review-invitations"
      answer={answer}
      schema={endInvitationsSchema(t)}
      keepsDraft={false}
      submitLabel={t('reviewForm.end')}
      submitVariant="secondary"
      sent={<FormSent title={t('reviewForm.ended')} />}
    >
      <Text size="small">{t('reviewForm.endText')}</Text>
    </ShopForm>
  )
}
