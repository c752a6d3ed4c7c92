import { useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { Button, Notice } from '@floga/ui'
import { cx } from '@linaria/core'
import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useMemo, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { tenant } from '../../tenant/tenant.js'
import { useMessages } from '../../wiring/use-language.js'
import type { FormSchema } from './field-rules.js'
import type { FormAnswer } from './form-answer.js'
import { answerFor } from './form-answer.js'
import { FormNotices } from './form-notices.js'
import { FormStateContext } from './form-state.js'
import { FormTraps } from './form-traps.js'
import { formErrors, formValues } from './form-values.js'
import { shopForm } from './shop-form.styles.js'
import { useFormDraft } from './use-form-draft.js'

export interface ShopFormProps {
  /** Names the form on its page, in its post and in its draft. */
  id: string
  /** What the page's action answered, whichever form of the page was sent. */
  answer: FormAnswer | undefined
  /** Checks in the browser what the server checks again. */
  schema: FormSchema
  submitLabel: string
  /** Stands in the form's place once it is done. */
  sent?: ReactNode
  /** What fields begin with. */
  values?: Readonly<Record<string, string>>
  /** When the page was made, sealed: sets the traps of a form that anybody may send. */
  stamp?: string
  /** What is typed outlives a reload; false for forms of passwords. @default true */
  keepsDraft?: boolean
  /** Address that it is sent to. @default the page's own */
  action?: string
  /** Beside the button. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/**
 * The one way to write a form: its fields are `TextField`, `TextAreaField`, `SelectField` and
 * `CheckboxField`, its action reads it with `readForm`. Works without scripts; with them it is
 * checked as one types on, and keeps what was typed.
 */
export function ShopForm(props: ShopFormProps): ReactElement {
  const { id, schema, submitLabel, sent, stamp, keepsDraft = true, action, actions } = props
  const t = useMessages()
  const ref = useRef<HTMLFormElement>(null)
  const navigation = useNavigation()
  const answer = answerFor(id, props.answer)
  const isDone = answer?.isDone === true
  const [form] = useForm<Record<string, unknown>>({
    id,
    lastResult: answer?.result ?? null,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema }),
  })
  const errors = formErrors(form.allErrors)
  // Refused by the server: the browser's own checks move the focus themselves.
  const firstWrong = Object.keys(formErrors(answer?.result?.error ?? {}))[0]
  const typed = answer?.result?.initialValue
  const state = useMemo(
    () => ({ formId: id, values: { ...props.values, ...formValues(typed) }, errors, firstWrong }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- errors are made anew each time
    [id, props.values, typed, JSON.stringify(errors), firstWrong],
  )
  useFormDraft(ref, { formId: id, isKept: keepsDraft, isAnswered: answer !== null, isDone })
  const noticesRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer?.notices.length) noticesRef.current?.focus()
  }, [answer])

  if (isDone && sent) return <>{sent}</>
  const isInactive = tenant.inactiveForms.includes(id)
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('form') === id
  return (
    <Form
      ref={ref}
      id={form.id}
      method="post"
      action={action}
      noValidate
      preventScrollReset
      className={cx(shopForm, props.className)}
      onSubmit={form.onSubmit}
    >
      <div ref={noticesRef} data-part="notices" tabIndex={-1}>
        {isInactive && <Notice tone="warning">{t('form.inactive')}</Notice>}
        <FormNotices formId={id} notices={answer?.notices ?? []} errors={errors} />
      </div>
      <input type="hidden" name="form" value={id} />
      {stamp !== undefined && <FormTraps stamp={answer?.stamp ?? stamp} />}
      <FormStateContext.Provider value={state}>
        <fieldset data-part="fields" disabled={isInactive}>
          {props.children}
          <div data-part="actions">
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {submitLabel}
            </Button>
            {actions}
          </div>
        </fieldset>
      </FormStateContext.Provider>
    </Form>
  )
}
