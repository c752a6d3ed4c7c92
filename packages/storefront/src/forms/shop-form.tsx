'use client'

import { useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { Button, Alert } from '@floga/ui'
import { cx } from '@linaria/core'
import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FormEvent, FormEventHandler, ReactElement, ReactNode } from 'react'

import { useLanguage, useStorefront } from '../lib/views/storefront-context.js'
import type { FormSchema } from './fields/field-rules.js'
import type { FormAnswer } from './form-answer.js'
import { answerFor } from './form-answer.js'
import { FormNotices } from './form-notices.js'
import { FormStateContext } from './form-state.js'
import { HoneypotFields } from './honeypot-fields.js'
import { filledErrors, formErrors, formValues } from './form-values.js'
import { shopForm } from './shop-form.styles.js'
import { useFormDraft } from './draft/use-form-draft.js'
import { useHeldFocus } from './use-held-focus.js'

/** Name of conform's own submit buttons. */
const CONFORM_INTENT = '__intent__'

export interface ShopFormProps {
  /** Names the form on its page, in its post and in its draft. */
  id: string
  /** The page's action data, whichever of its forms was submitted. */
  answer: FormAnswer | undefined
  /** Validates in the browser; the server validates again. */
  schema: FormSchema
  /**
   * Omitted where the fields end with buttons of their own; one with `formNoValidate` skips
   * validation.
   */
  submitLabel?: string
  /** `secondary` beside a form that is what the page is for. @default 'primary' */
  submitVariant?: 'primary' | 'secondary'
  /** Replaces the form after success. */
  sent?: ReactNode
  /** Initial values of the fields. */
  values?: Readonly<Record<string, string>>
  /** When the page was rendered, sealed: protects a form without login against bots. */
  timestamp?: string
  /** Typed values survive a reload; false for forms with passwords. @default true */
  keepsDraft?: boolean
  /** Address that it is sent to. @default the page's own */
  action?: string
  /** Next to the button. */
  actions?: ReactNode
  /** Adds derived values before validation. */
  prepare?: (form: FormData) => FormData
  /**
   * A form of several sections: fields are validated on blur, and a rejected post shows an error
   * summary.
   * @default false
   */
  isLong?: boolean
  /** Label of a field in the error summary; undefined where its message contains it. */
  labelOf?: (name: string) => string | undefined
  /** A draft is being saved. */
  isKeeping?: boolean
  onChange?: FormEventHandler<HTMLFormElement>
  className?: string
  children: ReactNode
}

/**
 * Base of all forms: its fields are `TextField`, `TextAreaField`, `SelectField` and
 * `CheckboxField`, its action parses it with `readForm`. Works without scripts; with them it
 * validates while typing, and saves a draft.
 */
export function ShopForm(props: ShopFormProps): ReactElement {
  const { id, schema, submitLabel, sent, timestamp, keepsDraft = true, action, actions } = props
  const { prepare, isLong = false, submitVariant = 'primary' } = props
  const { t } = useLanguage()
  const { inactiveForms } = useStorefront()
  const ref = useRef<HTMLFormElement>(null)
  const navigation = useNavigation()
  const answer = answerFor(id, props.answer)
  const isDone = answer?.isDone === true
  /** Of the last post: the button determines the action. */
  const submitterRef = useRef<HTMLElement | null>(null)
  const [form] = useForm<Record<string, unknown>>({
    id,
    lastResult: answer?.result ?? null,
    shouldValidate: isLong ? 'onBlur' : 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(prepare?.(formData) ?? formData, { schema }),
  })
  const [wasSent, setSent] = useState(false)
  // A section that was submitted alone is validated by the server.
  const isRefused = answer?.result?.status === 'error'
  const isSummedUp = wasSent || isRefused || !isLong
  const errors = isSummedUp ? formErrors(form.allErrors) : filledErrors(form.allErrors, form.value)
  // Rejected by the server: the browser's own validation moves the focus itself.
  const wrong = Object.keys(formErrors(answer?.result?.error ?? {}))
  const firstWrong = wrong[0]
  const typed = answer?.result?.initialValue
  const state = useMemo(
    () => ({ formId: id, values: { ...props.values, ...formValues(typed) }, errors, firstWrong }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- errors are a new object on each render
    [id, props.values, typed, JSON.stringify(errors), firstWrong],
  )
  const unsent = answer?.notices.some(({ sendAgain }) => sendAgain) ? answer : null
  useFormDraft(ref, {
    formId: id,
    isSaved: keepsDraft,
    isAnswered: answer !== null,
    unsent,
    isDone,
  })
  const heldFocus = useHeldFocus(answer)
  const noticesRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer?.notices.length && !heldFocus.hasMovedOn()) noticesRef.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- for each answer once
  }, [answer])

  if (isDone && sent) return <>{sent}</>
  const isInactive = inactiveForms.includes(id)
  const send = (event: FormEvent<HTMLFormElement>): void => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const button = submitter instanceof HTMLButtonElement ? submitter : null
    submitterRef.current = submitter
    heldFocus.onSend()
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
      onFocus={heldFocus.onFocus}
      onSubmit={send}
    >
      <div ref={noticesRef} data-part="notices" tabIndex={-1}>
        {isInactive && <Alert tone="warning">{t('form.inactive')}</Alert>}
        <FormNotices
          formId={id}
          notices={answer?.notices ?? []}
          errors={isSummedUp ? errors : {}}
          labels={answer?.labels}
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
              <Button type="submit" variant={submitVariant} isBusy={isBusy}>
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
