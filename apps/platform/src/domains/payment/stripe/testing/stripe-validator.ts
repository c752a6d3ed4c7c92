import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import type { StripeDescription } from './stripe-description.js'
import { describeCalls } from '../../testing/described-calls.js'
import type { KnownCall } from '../../testing/described-calls.js'

/** What Stripe takes and answers. */
export const stripeDescription = JSON.parse(
  readFileSync(new URL('./stripe-description.json', import.meta.url), 'utf8'),
) as StripeDescription

const answers = new Ajv({ strict: false })

/** Checks what each call answers. */
const answerChecks = new Map(
  stripeDescription.calls.map(({ call, answer }) => [
    call,
    answers.compile(stripeDescription.answers[answer]!),
  ]),
)

/** Finds a call by its request; undefined for one that is not described. */
export const findCall = describeCalls(stripeDescription.calls)

/** @throws when Stripe would not answer so. */
export function checkAnswer({ name }: Pick<KnownCall, 'name'>, answer: unknown): void {
  const isAnswer = answerChecks.get(name)!
  if (isAnswer(answer)) return
  throw new Error(`Stripe does not answer so: ${answers.errorsText(isAnswer.errors)}`)
}

const isEvent = answers.compile(stripeDescription.event)

/** @throws when Stripe would send no such event. */
export function checkEvent(event: unknown): void {
  if (!isEvent(event)) throw new Error(answers.errorsText(isEvent.errors))
}
