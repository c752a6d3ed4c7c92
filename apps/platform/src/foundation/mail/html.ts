/** HTML that is safe to be put into more HTML. */
export interface Html {
  readonly html: string
}

/** Builds HTML: every value is escaped, unless it is HTML already; lists are joined. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  const parts = strings.map(
    (text, index) => text + (index < values.length ? toHtml(values[index]!) : ''),
  )
  return { html: parts.join('') }
}

type HtmlValue = string | number | Html | readonly Html[]

function toHtml(value: HtmlValue): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return 'html' in value ? value.html : value.map((part) => part.html).join('')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
