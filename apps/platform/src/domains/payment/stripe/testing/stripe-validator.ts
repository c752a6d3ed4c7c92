import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import type { StripeDescription } from './stripe-description.js'

/** What Stripe takes and answers. */
export const stripeDescription = JSON.parse(
  readFileSync(new URL('./stripe-description.json', import.meta.url), 'utf8'),
) as StripeDescription

/** A call that Stripe has. */
export interface KnownCall {
  /** Such as `GET /v1/refunds`. */
  name: string
  /** The part of the path that is an id. */
  id: string
  /** What of a request Stripe would refuse, undefined for nothing; texts become numbers. */
  refusal(params: object): { message: string; param: string } | undefined
  /** @throws when Stripe would not answer so. */
  checkAnswer(answer: unknown): void
}

const requests = new Ajv({ coerceTypes: true, strict: false })
const answers = new Ajv({ strict: false })

const calls = stripeDescription.calls.map(({ call, params, answer }) => {
  const [method = '', path = ''] = call.split(' ')
  return {
    name: call,
    method,
    pattern: new RegExp(`^${path.replace('{id}', '(\\w+)')}$`),
    isRequest: requests.compile(params),
    isAnswer: answers.compile(stripeDescription.answers[answer]!),
  }
})

/** Finds a call by its request; undefined for one that is not described. */
export function findCall(method: string, path: string): KnownCall | undefined {
  for (const call of calls.toSorted((one) => (one.name.includes('{') ? 1 : -1))) {
    const match = call.method === method && call.pattern.exec(path)
    if (match) return toKnownCall(call, match[1] ?? '')
  }
  return undefined
}

function toKnownCall({ name, isRequest, isAnswer }: (typeof calls)[number], id: string): KnownCall {
  return {
    name,
    id,
    refusal(params) {
      if (isRequest(params)) return undefined
      const { instancePath = '', message = '', params: more } = isRequest.errors?.[0] ?? {}
      return { message: `${message} ${JSON.stringify(more)}`, param: instancePath }
    },
    checkAnswer(answer) {
      if (isAnswer(answer)) return
      throw new Error(`Stripe does not answer so: ${answers.errorsText(isAnswer.errors)}`)
    },
  }
}

const isEvent = answers.compile(stripeDescription.event)

/** @throws when Stripe would send no such event. */
export function checkEvent(event: unknown): void {
  if (!isEvent(event)) throw new Error(answers.errorsText(isEvent.errors))
}
