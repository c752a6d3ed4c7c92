'use client'

import { createContext, useContext } from 'react'

/** State of the surrounding form. */
export interface FormState {
  formId: string
  /** Initial values by name. */
  values: Readonly<Record<string, string>>
  /** Errors by name, in the order of the form. */
  errors: Readonly<Record<string, string>>
  /** The field that a page which was sent without scripts opens at. */
  firstWrong: string | undefined
}

export const FormStateContext = createContext<FormState>({
  formId: 'form',
  values: {},
  errors: {},
  firstWrong: undefined,
})

/** Ids and state of one field. */
export interface FieldBinding {
  id: string
  value: string | undefined
  error: string | undefined
  /** Spread on the control: focuses the first error, also without scripts. */
  focus: { autoFocus?: true }
}

/** Id, first value and error of a field of the form around it. */
export function useFormField(name: string): FieldBinding {
  const { formId, values, errors, firstWrong } = useContext(FormStateContext)
  return {
    id: fieldId(formId, name),
    value: values[name],
    error: errors[name],
    focus: firstWrong === name ? { autoFocus: true } : {},
  }
}

/** Unique on a page with several forms. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
