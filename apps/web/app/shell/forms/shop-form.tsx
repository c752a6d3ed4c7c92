import { useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { Button, Alert } from '@floga/ui'
import { cx } from '@linaria/core'
import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FormEvent, FormEventHandler, ReactElement, ReactNode } from 'react'

import { tenant } from '#tenant/tenant.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import type { FormSchema } from './fields/field-rules.js'
import type { FormAnswer } from './form-answer.js'
import { answerFor } from './form-answer.js'
import { FormNotices } from './form-notices.js'
import { FormStateContext } from './form-state.js'
import { HoneypotFields } from './honeypot-fields.js'
import { filledErrors, formErrors, formValues } from './form-values.js'
import { shopForm } from './shop-form.styles.js'
import { useFormDraft } from './use-form-draft.js'

/** Name of conform's own submit buttons. */
const CONFORM_INTENT = '__intent__'

export interface ShopFormProps {
  /** Names the form on its page, in its post and in its draft. */
  id: string
  /** What the page's action answered, whichever form of the page was sent. */
  answer: FormAnswer | undefined
  /** Checks in the browser what the server checks again. */
  schema: FormSchema
  /** Left out where the fields end with buttons of their own; one that is `formNoValidate` sends unchecked. */
  submitLabel?: string
  /** Stands in the form's place once it is done. */
  sent?: ReactNode
  /** What fields begin with. */
  values?: Readonly<Record<string, string>>
  /** When the page was made, sealed: protects a form that anybody may send against programs. */
  timestamp?: string
  /** What is typed outlives a reload; false for forms of passwords. @default true */
  keepsDraft?: boolean
  /** Address that it is sent to. @default the page's own */
  action?: string
  /** Beside the button. */
  actions?: ReactNode
  /** Fills in what follows from what was typed, before it is checked. */
  prepare?: (form: FormData) => FormData
  /**
   * A form of several parts: what was typed is checked as its field is left, and a rejected post shows the sum of what is
   * wrong.
   * @default false
   */
  isLong?: boolean
  /** What a field is called in the sum of what is wrong; undefined where its message says it. */
  labelOf?: (name: string) => string | undefined
  /** What was typed is being kept. */
  isKeeping?: boolean
  onChange?: FormEventHandler<HTMLFormElement>
  className?: string
  children: ReactNode
}

/**
 * The one way to write a form: its fields are `TextField`, `TextAreaField`, `SelectField` and
 * `CheckboxField`, its action reads it with `readForm`. Works without scripts; with them it is
 * checked as one types on, and keeps what was typed.
 */
export function ShopForm(props: ShopFormProps): ReactElement {
  const { id, schema, submitLabel, sent, timestamp, keepsDraft = true, action, actions } = props
  const { prepare, isLong = false } = props
  const t = useMessages()
  const ref = useRef<HTMLFormElement>(null)
  const navigation = useNavigation()
  const answer = answerFor(id, props.answer)
  const isDone = answer?.isDone === true
  /** Of the last post: the button says what is to be done. */
  const submitterRef = useRef<HTMLElement | null>(null)
  const [form] = useForm<Record<string, unknown>>({
    id,
    lastResult: answer?.result ?? null,
    shouldValidate: isLong ? 'onBlur' : 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(prepare?.(formData) ?? formData, { schema }),
  })
  const [wasSent, setSent] = useState(false)
  // A part that was sent alone is answered by the server.
  const isRefused = answer?.result?.status === 'error'
  const isSummedUp = wasSent || isRefused || !isLong
  const errors = isSummedUp ? formErrors(form.allErrors) : filledErrors(form.allErrors, form.value)
  // Refused by the server: the browser's own checks move the focus themselves.
  const wrong = Object.keys(formErrors(answer?.result?.error ?? {}))
  const firstWrong = wrong[0]
  const typed = answer?.result?.initialValue
  const state = useMemo(
    () => ({ formId: id, values: { ...props.values, ...formValues(typed) }, errors, firstWrong }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- errors are made anew each time
    [id, props.values, typed, JSON.stringify(errors), firstWrong],
  )
  const unsent = answer?.notices.some(({ sendAgain }) => sendAgain) ? answer : null
  useFormDraft(ref, { formId: id, isKept: keepsDraft, isAnswered: answer !== null, unsent, isDone })
  const noticesRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer?.notices.length) noticesRef.current?.focus()
  }, [answer])

  if (isDone && sent) return <>{sent}</>
  const isInactive = tenant.inactiveForms.includes(id)
  const send = (event: FormEvent<HTMLFormElement>): void => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const button = submitter instanceof HTMLButtonElement ? submitter : null
    submitterRef.current = submitter
    // conform checks single fields by sending the form to itself.
    if (button?.name === CONFORM_INTENT) return form.onSubmit(event)
    if (!button?.formNoValidate) {
      setSent(true)
      form.onSubmit(event)
    }
  }
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
      aria-busy={props.isKeeping}
      onChange={props.onChange}
      onSubmit={send}
    >
      <div ref={noticesRef} data-part="notices" tabIndex={-1}>
        {isInactive && <Alert tone="warning">{t('form.inactive')}</Alert>}
        <FormNotices
          formId={id}
          notices={answer?.notices ?? []}
          errors={isSummedUp ? errors : {}}
          labelOf={props.labelOf}
          onSendAgain={() => ref.current?.requestSubmit(submitterRef.current)}
        />
      </div>
      <input type="hidden" name="form" value={id} />
      {timestamp !== undefined && <HoneypotFields timestamp={answer?.timestamp ?? timestamp} />}
      <FormStateContext.Provider value={state}>
        {/* React 18 knows no boolean for it. */}
        <div data-part="fields" {...(isInactive && { inert: '' })}>
          {props.children}
          {submitLabel && (
            <div data-part="actions">
              <Button type="submit" variant="primary" isBusy={isBusy}>
                {submitLabel}
              </Button>
              {actions}
            </div>
          )}
        </div>
      </FormStateContext.Provider>
    </Form>
  )
}
