import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Parameters } from './parameter-kind.js'
import { emitChoice } from './emit-choice.js'
import { parameterOf, type EmitContext } from './emit-context.js'
import { formatStyle } from './format-style.js'

/** A message as TypeScript. */
export interface EmittedMessage {
  /** A string literal, or an expression over `p` (parameters) and `r` (runtime). */
  expression: string
  parameters: Parameters
  /** Whether the message has tags, and therefore is an array of nodes. */
  isRich: boolean
}

/**
 * Compiles an ICU message into a TypeScript expression.
 *
 * @throws {Error} describing the problem and how to fix it.
 * @see {@link https://unicode-org.github.io/icu/userguide/format_parse/messages/}
 */
export function emitMessage(message: string, iso: string): EmittedMessage {
  const elements = parseMessage(message)
  let tags = 0
  const context: EmitContext = { iso, parameters: new Map(), nextTag: () => tags++ }
  if (hasTag(elements)) {
    const pieces = elements.map((element) => emitPiece(element, context))
    return { expression: `[${pieces.join(', ')}]`, parameters: context.parameters, isRich: true }
  }
  return {
    expression: emitText(elements, context),
    parameters: context.parameters,
    isRich: false,
  }
}

/** Writes elements as one string expression. */
function emitText(elements: MessageFormatElement[], context: EmitContext): string {
  const parts = elements.map((element) => emitElement(element, context))
  if (parts.length === 0) return "''"
  // A string first, so that adding a number to it joins instead of adding up.
  const isText = elements.length === 1 && elements[0]?.type !== TYPE.argument
  const startsWithText = elements[0]?.type !== TYPE.argument
  return isText ? (parts[0] ?? "''") : [...(startsWithText ? [] : ["''"]), ...parts].join(' + ')
}

function emitPiece(element: MessageFormatElement, context: EmitContext): string {
  if (element.type !== TYPE.tag) {
    if ('options' in element && Object.values(element.options).some(({ value }) => hasTag(value))) {
      throw new Error('A tag inside a choice is not supported. Put the choice inside the tag.')
    }
    return emitText([element], context)
  }
  if (hasTag(element.children)) {
    throw new Error(`A tag inside <${element.value}> is not supported. Write them side by side.`)
  }
  const write = parameterOf(context, element.value, 'tag')
  const index = context.nextTag()
  return `${write}(${emitText(element.children, context)}, ${index})`
}

function emitElement(element: MessageFormatElement, context: EmitContext): string {
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value)
    case TYPE.argument:
      return parameterOf(context, element.value, 'text')
    case TYPE.pound:
      return `r.number(${context.pound ?? '0'})`
    case TYPE.number: {
      const style = formatStyle(element, ['integer', 'percent'])
      return `r.number(${parameterOf(context, element.value, 'number')}${style})`
    }
    case TYPE.date: {
      const style = formatStyle(element, ['short', 'long'])
      return `r.date(${parameterOf(context, element.value, 'date')}${style})`
    }
    case TYPE.time:
      formatStyle(element, ['short'])
      return `r.time(${parameterOf(context, element.value, 'date')})`
    case TYPE.plural:
    case TYPE.select:
      return emitChoice(element, context, emitText)
    case TYPE.tag:
      throw new Error(
        `<${element.value}> is where only text is allowed. Move it to the outermost level.`,
      )
  }
}

function parseMessage(message: string): MessageFormatElement[] {
  try {
    return parse(message, { shouldParseSkeletons: false })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Not a valid ICU message (${reason}). Check its braces and quotes.`, { cause })
  }
}

function hasTag(elements: MessageFormatElement[]): boolean {
  return elements.some(
    (element) =>
      element.type === TYPE.tag ||
      ('options' in element && Object.values(element.options).some(({ value }) => hasTag(value))),
  )
}
