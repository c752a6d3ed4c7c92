'use client'

import { Alert, Button, ErrorSummary } from '@floga/ui'
import type { ReactElement } from 'react'
import { useLanguage } from '../lib/views/storefront-context.js'
import type { Translate } from '../lib/create-storefront.js'
import type { FormNotice } from './form-answer.js'
import { fieldId } from './form-state.js'
import { ContactButtons } from '../components/contact/contact-buttons.js'
import { useSyncExternalStore } from 'react'

export interface FormNoticesProps {
  formId: string
  notices: readonly FormNotice[]
  /** By field name. */
  errors: Readonly<Record<string, string>>
  /** Submits the form again; omitted where its own button is adjacent. */
  onSendAgain?: () => void
  /** Labels of the fields with an error, before hydration. @default none */
  labels?: Readonly<Record<string, string>> | undefined
  /** Label of a field; undefined where its message contains it. @default its label */
  labelOf?: (name: string) => string | undefined
}

/** All that is wrong with a form, above it: each message of a field leads to the field. */
export function FormNotices(props: FormNoticesProps): ReactElement {
  const { formId, notices, errors, labels = {}, labelOf, onSendAgain } = props
  const { t } = useLanguage()
  const wrong = useFieldLabels(formId, Object.keys(errors), labels)
  return (
    <>
      {notices.map(({ sendAgain, ...notice }) => (
        <Alert
          key={notice.text ?? 'unsent'}
          tone="danger"
          role="alert"
          title={notice.text === undefined ? unsentTitle(t, sendAgain) : notice.title}
          actions={
            sendAgain &&
            onSendAgain && (
              <>
                <Button size="small" onClick={onSendAgain}>
                  {t('form.sendOnceMore')}
                </Button>
                {sendAgain === 'call' && <ContactButtons />}
              </>
            )
          }
        >
          {notice.text ?? t('form.unsentText')}
        </Alert>
      ))}
      <ErrorSummary
        title={t('form.errorsTitle')}
        errors={wrong.map(({ name, label }) => ({
          fieldId: fieldId(formId, name),
          message: [labelOf ? labelOf(name) : label, errors[name]].filter(Boolean).join(': '),
        }))}
      />
    </>
  )
}

/** An order that had no response may still have been placed. */
function unsentTitle(t: Translate, sendAgain: FormNotice['sendAgain']): string {
  return sendAgain === 'call' ? t('checkout.processing') : t('form.unsentTitle')
}

/**
 * Returns invalid fields with their labels: an error summary names the fields that it links to.
 * After hydration in the order of the form, as the page has them.
 */
function useFieldLabels(
  formId: string,
  names: readonly string[],
  labels: Readonly<Record<string, string>>,
): readonly { name: string; label: string }[] {
  const lines = useSyncExternalStore(
    subscribeToNothing,
    () =>
      inOrder(formId, names)
        .map((name) => `${name}\n${labelTextOf(fieldId(formId, name))}`)
        .join('\n'),
    () => names.map((name) => `${name}\n${labels[name] ?? ''}`).join('\n'),
  ).split('\n')
  return names.map((_, place) => ({
    name: lines[2 * place] ?? '',
    label: lines[2 * place + 1] ?? '',
  }))
}

/** In the order of the form; errors without a field come last. */
function inOrder(formId: string, names: readonly string[]): string[] {
  const fields = [...document.querySelectorAll(`#${CSS.escape(formId)} [id]`)].map(({ id }) => id)
  const placeOf = (name: string): number => {
    const place = fields.indexOf(fieldId(formId, name))
    return place === -1 ? fields.length : place
  }
  return [...names].sort((one, other) => placeOf(one) - placeOf(other))
}

/** Labels change with their page alone. */
function subscribeToNothing(): () => void {
  return () => undefined
}

/** A label may also contain a note that its field is optional. */
function labelTextOf(id: string): string {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
  return label?.firstChild?.textContent ?? ''
}
