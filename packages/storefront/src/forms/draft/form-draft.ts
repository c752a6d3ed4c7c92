/** Storage of drafts: the tab's session storage. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const MAX_LENGTH = 20_000
const unkept = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset'])

/** Saves the values of a form; never a password, nor a field marked `data-draft="off"`. */
export function saveFormDraft(form: HTMLFormElement, storage: DraftStorage, key: string): void {
  const values = Object.fromEntries(
    controlsOf(form).flatMap((control) => {
      const value = valueOf(control)
      return value === undefined ? [] : [[control.name, value]]
    }),
  )
  const text = JSON.stringify(values)
  try {
    if (text.length <= MAX_LENGTH) storage.setItem(key, text)
  } catch {
    // If the storage is full or blocked nothing is saved; the form still works.
  }
}

/**
 * Restores a saved draft into fields that were not changed since; dispatches the same events as
 * typing.
 */
export function restoreFormDraft(form: HTMLFormElement, storage: DraftStorage, key: string): void {
  const values = readDraft(storage, key)
  for (const control of controlsOf(form)) {
    const kept = values[control.name]
    if (kept === undefined || isTouched(control)) continue
    if (isBox(control)) {
      const [isTicked, value] = [kept === control.value, control.checked]
      if (isTicked !== value && (control.type === 'checkbox' || isTicked)) control.click()
    } else if (control.value !== kept) {
      typeInto(control, kept)
    }
  }
}

/** Forgets a draft: its form is sent. */
export function deleteFormDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}

function readDraft(storage: DraftStorage, key: string): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, string] => isText(entry[1])),
    )
  } catch {
    return {}
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !unkept.has(element.type) &&
      element.dataset['draft'] !== 'off' &&
      element.tabIndex !== -1,
  )
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function valueOf(control: Control): string | undefined {
  if (!isBox(control)) return control.value
  if (control.checked) return control.value
  // Only the selected radio button has a value.
  return control.type === 'checkbox' ? '' : undefined
}

function isTouched(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked
  return 'defaultValue' in control && control.value !== control.defaultValue
}

/**
 * Sets a field's value and fires the event that typing would: React ignores a value that was set
 * with its own setter.
 */
function typeInto(control: Control, value: string): void {
  const prototype: object = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
