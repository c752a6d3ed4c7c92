import { useSyncExternalStore } from 'react'

import { fieldId } from '../form-state.js'

/**
 * What the labels of a form's fields say, by field name, once scripts run: a list of what is wrong then names the fields
 * that it leads to.
 */
export function useFieldLabels(formId: string, names: readonly string[]): Record<string, string> {
  const words = useSyncExternalStore(
    standStill,
    () => names.map((name) => labelOf(fieldId(formId, name))).join('\n'),
    () => '',
  )
  const lines = words.split('\n')
  return Object.fromEntries(names.map((name, place) => [name, lines[place] ?? '']))
}

/** Labels change with their page alone. */
function standStill(): () => void {
  return () => undefined
}

/** Beside the words of a label may stand that its field can be left empty. */
function labelOf(id: string): string {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
  return label?.firstChild?.textContent ?? ''
}
