import type { Submission } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { createFormTimestamp, formPauseLeftMs } from '@floga/remix-server/app'
import { data } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'
import type * as v from 'valibot'

import { logFailure } from '../request/api/log-failure.server.js'
import type { PageContext } from '../request/page-context.server.js'
import type { PageResponse } from '../request/page-response.js'
import { isSentByPage } from '../request/is-sent-by-page.js'
import { readFormData } from '../request/read-form-data.server.js'
import { fieldLabel } from './fields/field-label.js'
import type { FormSchema } from './fields/field-rules.js'
import type { FormAnswer, FormNotice } from './form-answer.js'
import { timestampField, honeypotField } from './field-names.js'
import { sortUserErrors } from './sort-user-errors.js'
import type { FormUserError } from './sort-user-errors.js'

/** How a post is read. */
export interface ReadFormOptions<Schema extends FormSchema> {
  id: string
  schema: Schema
  /** Fields of the form, as the platform's errors name them. @default those of the schema */
  fields?: readonly string[]
  /**
   * For public forms: `all` uses the honeypot and the timestamp, which delays a form that was
   * submitted too quickly; `honeypot` only the hidden field, for a form in cached pages.
   */
  spamProtection?: 'all' | 'honeypot'
  /** Adds derived values before validation. */
  prepare?: (form: FormData) => FormData
  /** Label of a field, for the error summary of a page without scripts. @default that of common fields */
  labelOf?: (name: string) => string | undefined
  /** Fields that are never sent back: passwords. */
  secrets?: readonly string[]
}

/** A submitted form that passed validation, with its possible responses. */
export interface ValidForm<Values> {
  status: 'valid'
  values: Values
  /** Returns the result of a successful action. */
  done(): FormAnswer
  /**
   * The platform rejected it: shows each error next to its field if it has one, else above the
   * form.
   */
  reject(userErrors: readonly FormUserError[]): FormAnswer
  /** Something broke; it can be sent again as it is. */
  fail(what: string, error: unknown): FormAnswer
}

/** `answered`: it was rejected, or sent by a bot; the action only has to return the response. */
export type FormReading<Values> = ValidForm<Values> | { status: 'answered'; answer: FormAnswer }

/** More come from bots; each delayed form holds a connection and its values in memory. */
const MOST_HELD_FORMS = 100
let heldForms = 0

/** Waits, unless too many wait already. @returns Whether it has waited. */
async function hold(ms: number): Promise<boolean> {
  if (ms <= 0) return true
  if (heldForms >= MOST_HELD_FORMS) return false
  heldForms += 1
  try {
    await new Promise((resolve) => setTimeout(resolve, ms))
  } finally {
    heldForms -= 1
  }
  return true
}

/** Reads a post of a form, with the schema that its page checks it with as well. */
export async function readForm<Schema extends FormSchema>(
  { request, context }: ActionFunctionArgs,
  { t }: Pick<PageContext, 't'>,
  {
    id,
    schema,
    spamProtection,
    prepare,
    labelOf,
    secrets = [],
    ...options
  }: ReadFormOptions<Schema>,
): Promise<FormReading<v.InferOutput<Schema>>> {
  const form = textFields(await readFormData(request))
  const [timestamp, honeypot] = [textOf(form, timestampField), textOf(form, honeypotField)]
  const submission: Submission<
    v.InferInput<Schema>,
    string[],
    v.InferOutput<Schema>
  > = parseWithValibot(prepare?.(form) ?? form, { schema })
  const hideFields = [...secrets, timestampField, honeypotField]
  const freshTimestamp =
    spamProtection === 'all' ? await createFormTimestamp(context.settings) : null
  const toAnswer = (answer: Partial<FormAnswer>): FormAnswer => {
    const { result = submission.reply({ hideFields }) } = answer
    return {
      formId: id,
      labels: labelsOf(
        Object.keys(result?.error ?? {}),
        (name) => labelOf?.(name) ?? fieldLabel(name, t),
      ),
      notices: [],
      isDone: false,
      // The first timestamp stays: correcting one field quickly does not make the visitor a bot.
      timestamp: freshTimestamp === null ? null : timestamp || freshTimestamp,
      ...answer,
      result,
    }
  }
  const done = (): FormAnswer => toAnswer({ result: null, isDone: true, timestamp: null })
  const notice = (texts: FormNotice): FormAnswer => toAnswer({ notices: [texts] })

  if (context.shop.inactiveForms.includes(id)) return answered(notice({ text: t('form.inactive') }))
  if (submission.status !== 'success') return answered(toAnswer({}))
  // The hidden field is not revealed: the response is that of a successful form.
  if (spamProtection && honeypot !== '') return answered(done())
  // A cached page has no timestamp without scripts. Programs that claim this are limited by the
  // platform's throttle.
  if (spamProtection === 'all' && !(timestamp === '' && isSentByPage(request))) {
    const hasWaited = await hold(await formPauseLeftMs(timestamp, context.settings))
    if (!hasWaited) return answered(notice({ text: t('form.unsentText'), sendAgain: 'button' }))
  }
  const names = options.fields ?? [...form.keys()]
  return {
    status: 'valid',
    values: submission.value,
    done,
    reject: (userErrors) => {
      const { fieldErrors, notices } = sortUserErrors(userErrors, names)
      return toAnswer({ result: submission.reply({ hideFields, fieldErrors }), notices })
    },
    fail: (what, error) => {
      logFailure(what, error)
      return notice({ title: t('errors.generic'), text: t('errors.genericRetry') })
    },
  }
}

/** Responds to a submitted form with its page, uncached. */
export function answerForm(
  answer: FormAnswer,
  init: { status?: number; headers?: Headers } = {},
): PageResponse<FormAnswer> {
  const headers = new Headers(init.headers)
  headers.set('Cache-Control', 'no-store')
  return data(answer, { status: init.status ?? (answer.isDone ? 200 : 400), headers })
}

/** By field name, where a label is known. */
function labelsOf(
  names: readonly string[],
  labelOf: (name: string) => string | undefined,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const label = labelOf(name)
      return label === undefined ? [] : [[name, label]]
    }),
  )
}

function answered(answer: FormAnswer): { status: 'answered'; answer: FormAnswer } {
  return { status: 'answered', answer }
}

/** A field is a word, or up to three separated by dots. */
const fieldName = /^(?!__)[\w-]+(?:\.[\w-]+){0,2}$/

/**
 * Accepts only field names: conform would parse other names as lists and objects of any size, or as
 * intents, and include them in the response.
 *
 * @see {@link https://github.com/advisories/GHSA-rxv8-25v2-qmq8}
 */
function textFields(form: FormData): FormData {
  const fields = new FormData()
  for (const [name, value] of form) {
    if (typeof value === 'string' && fieldName.test(name)) fields.append(name, value)
  }
  return fields
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
