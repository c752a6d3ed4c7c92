import { createContext, useContext } from 'react'

/** What fields need to know of the form around them. */
export interface FormState {
  formId: string
  /** What each field begins with, by name. */
  values: Readonly<Record<string, string>>
  /** What is wrong, by name, from top to bottom. */
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

/** Where one field stands. */
export interface FieldPlace {
  id: string
  value: string | undefined
  error: string | undefined
  /** Spread on the control: leads to what has to be corrected, also without scripts. */
  focus: { autoFocus?: true }
}

/** Id, first value and error of a field of the form around it. */
export function useFormField(name: string): FieldPlace {
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
