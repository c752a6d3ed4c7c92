import { Heading, Text } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { FormAnswer } from '../../forms/form-answer.js'
import { FormSent } from '../../forms/form-sent.js'
import { ShopForm } from '../../forms/shop-form.js'
import { fieldGrid } from '../../forms/shop-form.styles.js'
import { TextAreaField } from '../../forms/fields/text-area-field.js'
import { PersonFields } from '../../forms/fields/person-fields.js'
import { PrivacyNote } from '../../components/privacy-note.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { contactSchema } from './contact-schema.js'

const part = css`
  @layer app {
    display: grid;
    gap: ${space.md};
    max-inline-size: 46rem;
    margin-block-end: ${space.lg};
  }
`

export interface ContactFormProps {
  answer: FormAnswer | undefined
}

/** A message to the shop; works without scripts. */
export function ContactForm({ answer }: ContactFormProps): ReactElement {
  const { t, href } = useLanguage()
  return (
    <section className={part}>
      <Heading level={2}>{t('contact.write')}</Heading>
      <Text>{t('contact.writeText')}</Text>
      <ShopForm
        id="contact"
        answer={answer}
        schema={contactSchema(t)}
        timestamp=""
        action={href('/contact')}
        submitLabel={t('contact.send')}
        sent={<FormSent title={t('contact.sentTitle')}>{t('contact.sentText')}</FormSent>}
      >
        <div className={fieldGrid}>
          <PersonFields />
          <TextAreaField name="message" label={t('contact.message')} rows={6} />
        </div>
        <PrivacyNote />
      </ShopForm>
    </section>
  )
}
