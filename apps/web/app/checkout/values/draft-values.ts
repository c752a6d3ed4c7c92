const notKept = new Set([
  'form',
  'intent',
  'terms',
  'expectedTotalMinor',
  'termsVersion',
  'invoice.kind',
])
const MAX_LENGTH = 1_000

/** What of a checkout form is worth keeping: what was typed and chosen, not what was agreed to. */
export function draftValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== '' && !notKept.has(name)) {
      values[name] = value.slice(0, MAX_LENGTH)
    }
  }
  // A box that is not ticked sends nothing: that must not read as 'never asked'.
  if (!('shipToBilling' in values)) values['shipToBilling'] = 'off'
  return values
}
