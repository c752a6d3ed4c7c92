import { readTable } from '../../../../foundation/files/read-table.js'
import type { ReadTextOptions } from '../../../../foundation/files/read-text-file.js'
import { readXmlItems } from '../read-xml-items.js'
import type { XmlItem, XmlProblem } from '../read-xml-items.js'

/** One item of a feed, as raw text. */
export interface MerchantItem {
  /** Line in the file where it begins. */
  line: number
  /** Element without prefix → its texts. */
  fields: Readonly<Record<string, readonly string[]>>
  details: { name: string; value: string }[]
  notes?: readonly string[]
  /** Why it cannot be read at all. */
  problem?: string
}

/**
 * Reads the items of an RSS or Atom feed as a stream.
 *
 * @throws {UnreadableFileError} When the file cannot be read, decompressed or decoded.
 */
export async function* readMerchantXml(
  path: string,
  options: ReadTextOptions = {},
): AsyncGenerator<MerchantItem | XmlProblem> {
  for await (const entry of readXmlItems(path, { ...options, elements: ['item', 'entry'] })) {
    yield 'texts' in entry ? toMerchantItem(entry) : entry
  }
}

function toMerchantItem({ texts, ...entry }: XmlItem): MerchantItem {
  const fields: Record<string, string[]> = {}
  const details: MerchantItem['details'] = []
  for (const { path, text } of texts) {
    const [name = '', child] = path
    const last = details.at(-1)
    if (path.length === 1 && text !== '') (fields[name] ??= []).push(text)
    if (name !== 'product_detail' || path.length !== 2) continue
    if (child === 'attribute_name') details.push({ name: text, value: '' })
    if (child === 'attribute_value' && last) last.value = text
  }
  return { ...entry, fields, details }
}

/** Columns whose cells contain several values, separated by commas. */
const lists = new Set(['additional_image_link', 'product_detail'])

/**
 * Reads the items of a feed in a text file: a line each, with the names of the fields in the
 * heading.
 *
 * @throws {UnreadableFileError} When the file cannot be read, or is no table.
 */
export async function* readMerchantTable(
  path: string,
  options: ReadTextOptions = {},
): AsyncGenerator<MerchantItem> {
  const table = await readTable(path, options)
  for (const row of table.rows) {
    const fields: Record<string, string[]> = {}
    for (const title of table.titles) {
      const name = title
        .toLowerCase()
        .replace(/^g:/, '')
        .replaceAll(/[\s-]+/g, '_')
      const text = row.cell(title)
      if (text !== '') fields[name] = lists.has(name) ? splitList(text) : [text]
    }
    const details = (fields['product_detail'] ?? []).flatMap((text) => {
      // Section, name and value.
      const [name, value] = text.split(':').slice(-2)
      return name && value ? [{ name: name.trim(), value: value.trim() }] : []
    })
    yield { line: row.line, fields, details }
  }
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
