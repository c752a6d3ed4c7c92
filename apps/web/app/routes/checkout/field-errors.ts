import type { SubmissionResult } from '@conform-to/react'

/** The first message of each field, by its name, which is its id on the page as well. */
export function fieldErrors(
  result: SubmissionResult<string[]> | null | undefined,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [name, messages] of Object.entries(result?.error ?? {})) {
    if (name && messages?.[0]) errors[name] = messages[0]
  }
  return errors
}
