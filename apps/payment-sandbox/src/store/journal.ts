import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** An append-only file; written lines survive a `kill -9`. */
export interface Journal<Entry> {
  append(entry: Entry): void
  close(): void
}

export interface OpenedJournal<Entry> {
  entries: Entry[]
  journal: Journal<Entry>
}

/**
 * Opens a file of JSON lines. An incomplete last line was never acknowledged and is dropped.
 *
 * @throws {Error} when another line is damaged.
 */
export function openJournal<Entry>(file: string): OpenedJournal<Entry> {
  mkdirSync(dirname(file), { recursive: true })
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = text.split('\n').slice(0, -1)
  const entries = lines.map((line, index) => parseLine<Entry>(line, `${file}:${index + 1}`))
  const isTorn = !text.endsWith('\n') && text !== ''
  if (isTorn) {
    writeFileSync(`${file}.new`, lines.map((line) => `${line}\n`).join(''))
    renameSync(`${file}.new`, file)
  }
  const descriptor = openSync(file, 'a', 0o600)
  return {
    entries,
    journal: {
      append(entry) {
        writeSync(descriptor, `${JSON.stringify(entry)}\n`)
      },
      close: () => closeSync(descriptor),
    },
  }
}

function parseLine<Entry>(line: string, position: string): Entry {
  try {
    return JSON.parse(line) as Entry
  } catch (cause) {
    throw new Error(`${position} is damaged. Restore the journal or remove it.`, { cause })
  }
}
