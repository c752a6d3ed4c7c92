import {
  TYPE,
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser'
import { parameterOf, type EmitContext } from './emit-context.js'

type EmitText = (elements: MessageFormatElement[], context: EmitContext) => string

/** Writes a plural or a select as nested conditions. */
export function emitChoice(
  element: PluralElement | SelectElement,
  context: EmitContext,
  emitText: EmitText,
): string {
  return element.type === TYPE.plural
    ? emitPlural(element, context, emitText)
    : emitSelect(element, context, emitText)
}

function emitSelect(element: SelectElement, context: EmitContext, emitText: EmitText): string {
  const value = parameterOf(context, element.value, 'text')
  const conditions = Object.entries(element.options)
    .filter(([option]) => option !== 'other')
    .map(([option, { value: text }]) => {
      return `${value} === ${JSON.stringify(option)} ? ${emitText(text, context)} : `
    })
  return `(${conditions.join('')}${emitText(element.options['other']?.value ?? [], context)})`
}

function emitPlural(element: PluralElement, context: EmitContext, emitText: EmitText): string {
  const count = parameterOf(context, element.value, 'number')
  const pound = element.offset ? `${count} - ${element.offset}` : count
  const inner = { ...context, pound }
  assertForms(element, context.iso)

  const rule = `r.${element.pluralType === 'ordinal' ? 'ordinal' : 'plural'}(${pound})`
  const options = Object.entries(element.options).filter(([form]) => form !== 'other')
  // An exact number takes precedence over the plural form.
  const exact = options.filter(([form]) => form.startsWith('='))
  const forms = options.filter(([form]) => !form.startsWith('='))
  const conditions = [
    ...exact.map(
      ([form, { value }]) => `${count} === ${form.slice(1)} ? ${emitText(value, inner)} : `,
    ),
    ...forms.map(([form, { value }]) => `${rule} === '${form}' ? ${emitText(value, inner)} : `),
  ]
  return `(${conditions.join('')}${emitText(element.options['other']?.value ?? [], inner)})`
}

/** Every form that the language has must be written, and none that it has not. */
function assertForms(element: PluralElement, iso: string): void {
  const rules = new Intl.PluralRules(iso, { type: element.pluralType ?? 'cardinal' })
  const needed: string[] = rules.resolvedOptions().pluralCategories
  const given = Object.keys(element.options)
  const foreign = given.find((form) => !form.startsWith('=') && !needed.includes(form))
  if (foreign) {
    throw new Error(`${iso} has no plural form '${foreign}'. Its forms are ${needed.join(', ')}.`)
  }
  const absent = needed.find(
    (form) => !given.includes(form) && !(form === 'one' && given.includes('=1')),
  )
  if (absent)
    throw new Error(`The plural form '${absent}' of ${iso} is missing. Add ${absent} {…}.`)
}
