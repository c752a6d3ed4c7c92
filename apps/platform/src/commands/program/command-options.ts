import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { isKnownEncoding } from '../../foundation/files/text-encoding.js'

/** How the program is called in the repository: usage and examples can be pasted. */
export const programName = 'npx floga-platform'

/** The tenant that a command reads or changes. */
export const tenantOption = new Option(
  '--tenant <id>',
  'id of the tenant; required when the database contains several',
)

/** For every command that changes something. */
export const dryRunOption = new Option('--dry-run', 'print what would change, and change nothing')

/** For every command that reads a text file of another program. */
export const encodingOption = new Option(
  '--encoding <name>',
  'such as windows-1253 or utf-16le (default: as the file is marked, else UTF-8)',
).argParser((name) => {
  if (isKnownEncoding(name)) return name
  throw new InvalidArgumentError('No such encoding is known.')
})

/** A day in the time zone of the tenant. */
export const dayOption = new Option('--day <day>', 'such as 2026-11-22 (default: today)').argParser(
  parseDay,
)

/** For options that may be given several times. */
export function collect(value: string, previous: readonly string[]): readonly string[] {
  return [...previous, value]
}

/** Examples below the help text of a command. */
export function examples(...lines: readonly string[]): string {
  return ['', 'Examples:', ...lines.map((line) => `  ${programName} ${line}`)].join('\n')
}

/** Parses a whole number within a range, both ends included. */
export function wholeNumber({ from, to }: { from: number; to: number }): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= from && value <= to) return value
    throw new InvalidArgumentError(`It is no whole number from ${from} to ${to}.`)
  }
}

/** Parses a day such as `2026-11-22`. */
export function parseDay(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text
  throw new InvalidArgumentError('It is no day such as 2026-11-22.')
}

/** Parses a constant as typed: `by-hand` is `BY_HAND`. */
export function oneOf<Choice extends string>(choices: readonly Choice[]): (text: string) => Choice {
  return (text) => {
    const wanted = text.toUpperCase().replaceAll('-', '_')
    const choice = choices.find((known) => known === wanted)
    if (choice !== undefined) return choice
    throw new InvalidArgumentError(`Allowed are ${typedAs(choices)}.`)
  }
}

/** Constants as they are typed. */
export function typedAs(choices: readonly string[]): string {
  return choices.join(', ').toLowerCase().replaceAll('_', '-')
}
