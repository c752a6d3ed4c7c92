import type { SubmissionResult } from '@conform-to/react'

/** How a form that had no response is sent again. */
export type SendAgain = 'button' | 'call'

/** A message above a form that concerns the whole form. */
export interface FormNotice {
  title?: string
  /** @default that the form was not sent */
  text?: string
  /** It can be submitted again unchanged. `call`: with the shop's phone number as well. */
  sendAgain?: SendAgain
}

/** The result of a form's post, as its page shows it. */
export interface FormAnswer {
  /** Which form of the page was sent. */
  formId: string
  /** Typed values and their errors; null when nothing was validated. */
  result: SubmissionResult<string[]> | null
  /** Labels of the fields with an error, by name, for a page without scripts. @default none */
  labels?: Readonly<Record<string, string>>
  /** Errors of the whole form. */
  notices: FormNotice[]
  /** The form's action succeeded. */
  isDone: boolean
  /** When the form was first shown, sealed; null for a form without a timestamp. */
  timestamp: string | null
}

/** The result of one form of a page; null if none or another one was submitted. */
export function answerFor(formId: string, answer: FormAnswer | undefined): FormAnswer | null {
  return answer?.formId === formId ? answer : null
}
