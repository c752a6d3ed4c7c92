type Form = { [name: string]: string | Form | (string | Form)[] }

/** Reads a request's parameters, such as `line_items[0][quantity]=1`, as the objects they stand for. */
export function readForm(text: string): object {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...inner] = name.replaceAll(']', '').split('[')
    let place = form
    let key = first
    for (const part of inner) {
      place = (place[key] ??= {}) as Form
      key = part
    }
    place[key] = value
  }
  return withLists(form) as object
}

/** What has only the numbers from 0 on as its names is a list. */
function withLists(value: string | Form): unknown {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, withLists(inner as Form)] as const,
  )
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
