import { createContext, useContext, useId } from 'react'

/** Props that a field passes to its control. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

/** Carries a field's wiring from `FormField` to its control. */
export const FieldContext = createContext<FieldControl | undefined>(undefined)

/** Attributes that tie a control to the label, hint and error of the field around it. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {}
}

/** Ids for a field's elements, from the given id or a hydration-safe one. */
export function useFieldIds(id: string | undefined): {
  id: string
  hintId: string
  errorId: string
} {
  const generated = useId()
  const own = id ?? `field${generated}`
  return { id: own, hintId: `${own}-hint`, errorId: `${own}-error` }
}
