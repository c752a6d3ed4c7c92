import type { DateElement, NumberElement, TimeElement } from '@formatjs/icu-messageformat-parser'

/**
 * The style of `{name, number, style}` as a further argument: `, "percent"`, or nothing.
 *
 * Free-form skeletons are rejected, because each would add its own format to the bundle.
 */
export function formatStyle(
  element: NumberElement | DateElement | TimeElement,
  styles: readonly string[],
): string {
  const { style } = element
  if (!style) return ''
  if (typeof style === 'string' && styles.includes(style)) return `, ${JSON.stringify(style)}`
  const asked = typeof style === 'string' ? `'${style}'` : 'A skeleton'
  throw new Error(`${asked} is not a style of '${element.value}'. Use ${styles.join(' or ')}.`)
}
