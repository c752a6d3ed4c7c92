import { Alert, ErrorSummary } from '@floga/ui'
import type { ReactElement } from 'react'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import type { FormNotice } from './form-answer.js'
import { fieldId } from './form-state.js'
import { useSyncExternalStore } from 'react'

export interface FormNoticesProps {
  formId: string
  notices: readonly FormNotice[]
  /** By field name. */
  errors: Readonly<Record<string, string>>
  /** What a field is called; undefined where its message says it. @default its label, once scripts run */
  labelOf?: (name: string) => string | undefined
}

/** All that is wrong with a form, above it: each message of a field leads to the field. */
export function FormNotices({ formId, notices, errors, labelOf }: FormNoticesProps): ReactElement {
  const t = useMessages()
  const labels = useFieldLabels(formId, Object.keys(errors))
  return (
    <>
      {notices.map(({ title, text }) => (
        <Alert key={text} tone="danger" role="alert" title={title}>
          {text}
        </Alert>
      ))}
      <ErrorSummary
        title={t('form.errorsTitle')}
        errors={Object.entries(errors).map(([name, message]) => ({
          fieldId: fieldId(formId, name),
          message: [labelOf ? labelOf(name) : labels[name], message].filter(Boolean).join(': '),
        }))}
      />
    </>
  )
}

/**
 * What the labels of a form's fields say, by field name, once scripts run: a list of what is wrong then names the fields
 * that it leads to.
 */
function useFieldLabels(formId: string, names: readonly string[]): Record<string, string> {
  const words = useSyncExternalStore(
    subscribeToNothing,
    () => names.map((name) => labelTextOf(fieldId(formId, name))).join('\n'),
    () => '',
  )
  const lines = words.split('\n')
  return Object.fromEntries(names.map((name, place) => [name, lines[place] ?? '']))
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
