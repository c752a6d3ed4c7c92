import type { SubmissionResult } from '@conform-to/react'

/** Something said above a form, of the whole of it. */
export interface FormNotice {
  title?: string
  text: string
  /** No answer came: it can be sent again as it is. `call`: people can be reached as well. */
  sendAgain?: 'button' | 'call'
}

/** What became of a post of a form, as its page shows it. */
export interface FormAnswer {
  /** Which form of the page was sent. */
  formId: string
  /** What was typed and what is wrong with it; null when nothing was checked. */
  result: SubmissionResult<string[]> | null
  /** What is wrong with the whole. */
  notices: FormNotice[]
  /** The form did what it is for. */
  isDone: boolean
  /** When the form was first shown, sealed; null for a form without a timestamp. */
  timestamp: string | null
}

/** The answer for one form of a page; null for a page that was not sent, or another form of it. */
export function answerFor(formId: string, answer: FormAnswer | undefined): FormAnswer | null {
  return answer?.formId === formId ? answer : null
}
