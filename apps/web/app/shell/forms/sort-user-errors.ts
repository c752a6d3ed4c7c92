import type { FormNotice } from './form-answer.js'

/** Why the platform refused: its UserError. */
export interface FormRefusal {
  /** Path in the operation's input, such as `input.email`. */
  field?: string | null
  message: string
}

/** Puts each refusal where it belongs: beside its field, or above the form. */
export function sortRefusals(
  refusals: readonly FormRefusal[],
  names: readonly string[],
): { fieldErrors: Record<string, string[]>; notices: FormNotice[] } {
  const fieldErrors: Record<string, string[]> = {}
  const notices: FormNotice[] = []
  for (const { field, message } of refusals) {
    const name = field?.replace(/^input\./, '')
    if (name && names.includes(name)) (fieldErrors[name] ??= []).push(message)
    else if (!notices.some(({ text }) => text === message)) notices.push({ text: message })
  }
  return { fieldErrors, notices }
}
