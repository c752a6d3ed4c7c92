import { Alert, Button, ErrorSummary } from '@floga/ui'
import type { ReactElement } from 'react'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import type { FormNotice } from './form-answer.js'
import { fieldId } from './form-state.js'
import { ContactButtons } from '../page/contact-buttons.js'
import { useSyncExternalStore } from 'react'

export interface FormNoticesProps {
  formId: string
  notices: readonly FormNotice[]
  /** By field name. */
  errors: Readonly<Record<string, string>>
  /** Sends the form as it was sent before; left out where its own button stands beside. */
  onSendAgain?: () => void
  /** What a field is called; undefined where its message says it. @default its label, once scripts run */
  labelOf?: (name: string) => string | undefined
}

/** All that is wrong with a form, above it: each message of a field leads to the field. */
export function FormNotices(props: FormNoticesProps): ReactElement {
  const { formId, notices, errors, labelOf, onSendAgain } = props
  const t = useMessages()
  const wrong = useFieldLabels(formId, Object.keys(errors))
  return (
    <>
      {notices.map(({ title, text, sendAgain }) => (
        <Alert
          key={text}
          tone="danger"
          role="alert"
          title={title}
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
          {text}
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

/**
 * The fields that are wrong with what their labels say, in the order in which they stand, once scripts run: a list of what is
 * wrong then names the fields that it leads to.
 */
function useFieldLabels(
  formId: string,
  names: readonly string[],
): readonly { name: string; label: string }[] {
  const lines = useSyncExternalStore(
    subscribeToNothing,
    () =>
      inOrder(formId, names)
        .map((name) => `${name}\n${labelTextOf(fieldId(formId, name))}`)
        .join('\n'),
    () => names.map((name) => `${name}\n`).join('\n'),
  ).split('\n')
  return names.map((_, place) => ({
    name: lines[2 * place] ?? '',
    label: lines[2 * place + 1] ?? '',
  }))
}

/** As the form has them; what has no field comes last. */
function inOrder(formId: string, names: readonly string[]): string[] {
  const fields = [...document.querySelectorAll(`#${CSS.escape(formId)} [id]`)].map(({ id }) => id)
  const placeOf = (name: string): number => {
    const place = fields.indexOf(fieldId(formId, name))
    return place === -1 ? fields.length : place
  }
  return names.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Labels change with their page alone. */
function subscribeToNothing(): () => void {
  return () => undefined
}

/** Beside the words of a label may stand that its field can be left empty. */
function labelTextOf(id: string): string {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
  return label?.firstChild?.textContent ?? ''
}
