import type { FormNotice } from './form-answer.js'

/** An error of the platform that the user can fix. */
export interface FormUserError {
  /** Path in the operation's input, such as `input.email`. */
  field?: string | null
  message: string
}

/** Assigns each error to its field, or to the whole form. */
export function sortUserErrors(
  userErrors: readonly FormUserError[],
  names: readonly string[],
): { fieldErrors: Record<string, string[]>; notices: FormNotice[] } {
  const fieldErrors: Record<string, string[]> = {}
  const notices: FormNotice[] = []
  for (const { field, message } of userErrors) {
    const name = field?.replace(/^input\./, '')
    if (name && names.includes(name)) (fieldErrors[name] ??= []).push(message)
    else if (!notices.some(({ text }) => text === message)) notices.push({ text: message })
  }
  return { fieldErrors, notices }
}
