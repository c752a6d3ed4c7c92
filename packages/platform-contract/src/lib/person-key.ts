/** Whether a text has the form of a person's key of a shared cart; a cart's own id never has it. */
export function isPersonKey(text: string): boolean {
  return /^p-[A-Za-z0-9_-]{22}$/.test(text)
}
