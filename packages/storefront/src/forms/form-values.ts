/** Values of a form as conform nests them, back under the names of their fields. */
export function formValues(nested: unknown, prefix = ''): Record<string, string> {
  if (typeof nested === 'string') return { [prefix]: nested }
  if (typeof nested !== 'object' || nested === null) return {}
  const separator = prefix && '.'
  return Object.assign(
    {},
    ...Object.entries(nested).map(([key, value]) =>
      formValues(
        value,
        Array.isArray(nested) ? `${prefix}[${key}]` : `${prefix}${separator}${key}`,
      ),
    ),
  ) as Record<string, string>
}

/** The first error of each field; those of the whole form are elsewhere. */
export function formErrors(
  all: Readonly<Record<string, readonly string[] | null | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, messages]) =>
      name && messages?.[0] ? [[name, messages[0]]] : [],
    ),
  )
}

/**
 * Of the first messages those of fields that hold something: an empty field is wrong only once it
 * is sent.
 */
export function filledErrors(
  all: Readonly<Record<string, readonly string[] | null | undefined>>,
  value: unknown,
): Record<string, string> {
  const filled = formValues(value)
  return Object.fromEntries(Object.entries(formErrors(all)).filter(([name]) => name in filled))
}
