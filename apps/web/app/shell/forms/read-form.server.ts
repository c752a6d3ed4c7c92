import type { Submission } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { setTimeout as pause } from 'node:timers/promises'
import { createFormTimestamp, formPauseLeftMs } from '@floga/remix-server/app'
import { data } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'
import type * as v from 'valibot'

import { tenant } from '#tenant/tenant.js'
import { logFailure } from '../../wiring/api/log-failure.server.js'
import type { PageContext } from '../../wiring/request/page-context.server.js'
import { isSentByPage } from '../../wiring/request/is-sent-by-page.js'
import { readFormData } from '../../wiring/request/read-form-data.server.js'
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
   * For forms that anybody may send: `all` uses the honeypot and the timestamp, which holds a form that was sent too soon until
   * it is old enough; `honeypot` the hidden field alone, for a form in pages that are cached for everybody.
   */
  spamProtection?: 'all' | 'honeypot'
  /** Fills in what follows from what was typed, before it is checked. */
  prepare?: (form: FormData) => FormData
  /** Fields that are never sent back: passwords. */
  secrets?: readonly string[]
}

/** A post that passed its checks, and the ways to answer it. */
export interface ValidForm<Values> {
  status: 'valid'
  values: Values
  /** It did what it is for. */
  done(): FormAnswer
  /** The platform refused it: beside the field where it names one, else above the form. */
  reject(userErrors: readonly FormUserError[]): FormAnswer
  /** Something broke; it can be sent again as it is. */
  fail(what: string, error: unknown): FormAnswer
}

/** `answered`: it was refused, or a program sent it; nothing is to be done but to give the answer. */
export type FormReading<Values> = ValidForm<Values> | { status: 'answered'; answer: FormAnswer }

/** More at once come from programs alone; each that is held keeps its connection and what was typed. */
const MOST_HELD_FORMS = 100
let heldForms = 0

/** Waits, unless too many wait already. @returns Whether it has waited. */
async function hold(ms: number): Promise<boolean> {
  if (ms > 0 && heldForms >= MOST_HELD_FORMS) return false
  heldForms += 1
  try {
    await pause(ms)
  } finally {
    heldForms -= 1
  }
  return true
}

/** Reads a post of a form, with the schema that its page checks it with as well. */
export async function readForm<Schema extends FormSchema>(
  { request, context }: ActionFunctionArgs,
  { t }: Pick<PageContext, 't'>,
  { id, schema, spamProtection, prepare, secrets = [], ...options }: ReadFormOptions<Schema>,
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
  const toAnswer = (answer: Partial<FormAnswer>): FormAnswer => ({
    formId: id,
    result: submission.reply({ hideFields }),
    notices: [],
    isDone: false,
    // What was shown once stays shown: whoever corrects one field in a moment is no program.
    timestamp: freshTimestamp === null ? null : timestamp || freshTimestamp,
    ...answer,
  })
  const done = (): FormAnswer => toAnswer({ result: null, isDone: true, timestamp: null })
  const notice = (words: FormNotice): FormAnswer => toAnswer({ notices: [words] })

  if (tenant.inactiveForms.includes(id)) return answered(notice({ text: t('form.inactive') }))
  if (submission.status !== 'success') return answered(toAnswer({}))
  // Nobody learns of the hidden field: the answer is that of a form that was sent.
  if (spamProtection && honeypot !== '') return answered(done())
  // A cached page has no timestamp without scripts. What a program that says so may send is what the platform's throttle lets pass.
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

/** Answers a post with its page; no cache keeps it. */
export function answerForm(answer: FormAnswer, init: { status?: number; headers?: Headers } = {}) {
  const headers = new Headers(init.headers)
  headers.set('Cache-Control', 'no-store')
  return data(answer, { status: init.status ?? (answer.isDone ? 200 : 400), headers })
}

function answered(answer: FormAnswer): { status: 'answered'; answer: FormAnswer } {
  return { status: 'answered', answer }
}

/** A field is a word, or up to three with dots between. */
const fieldName = /^(?!__)[\w-]+(?:\.[\w-]+){0,2}$/

/**
 * What fields of forms hold, and nothing else: other names would be read as lists and trees of any size, as commands to them,
 * and come back in the answer.
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
