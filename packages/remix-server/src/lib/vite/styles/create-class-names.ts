import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where a class is declared: a file, relative to the folder that is built, and its place among the file's classes. */
export interface ClassPlace {
  file: string
  index: number
}

export interface ClassNamesOptions {
  /**
   * Folders whose files are numbered: a class is then named by its file's number and its place in it, in two or three
   * characters. A file more has those behind it named anew. @default none
   */
  folders?: readonly string[]
}

/**
 * Shortens the names that Linaria makes of a file and a constant's place in it: nothing compresses a hash, and a page
 * has a hundred of them. Of files without a number six characters stay; two that become the same end the build, so lengthen
 * them when that happens.
 */
export function createClassNames({ folders = [] }: ClassNamesOptions = {}): (
  name: string,
  title?: string,
  place?: ClassPlace,
) => string {
  const names = new Map<string, string>()
  const numbers = new Map(folders.flatMap(listStyled).map((file, number) => [file, number]))
  return (name, _title, place) => {
    const number = place && numbers.get(resolve(place.file))
    if (place && number !== undefined) return shortName(number) + (place.index || '')
    const short = name.slice(0, 6)
    const other = names.get(short) ?? name
    if (other !== name) throw new Error(`The classes ${name} and ${other} are both ${short}.`)
    names.set(short, name)
    return short
  }
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** Two characters, which no number that follows can be taken for. */
function shortName(number: number): string {
  const first = alphabet[Math.floor(number / alphabet.length)]
  if (first === undefined) throw new Error(`More than ${alphabet.length ** 2} files have styles.`)
  return `${first}${alphabet[number % alphabet.length]}`
}

/** The files of a folder that declare classes, in an order that is the same everywhere. */
function listStyled(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.(test|stories))\.tsx?$/.test(entry.name))
    .map((entry) => resolve(join(entry.parentPath, entry.name)))
    .filter((file) => readFileSync(file, 'utf8').includes("'@linaria/core'"))
    .toSorted()
}
