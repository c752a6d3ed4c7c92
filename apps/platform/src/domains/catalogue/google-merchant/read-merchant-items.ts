import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import sax, { type QualifiedTag, type Tag } from 'sax'

/** One item of a feed, as its text stands there. */
export interface MerchantItem {
  /** Line in the file where it begins. */
  line: number
  /** Element without prefix → its texts. */
  fields: Readonly<Record<string, readonly string[]>>
  details: { name: string; value: string }[]
}

/** A feed that is no XML from some line on. */
export class MerchantFeedError extends Error {
  override readonly name = 'MerchantFeedError'
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

/** No element of the specification is nearly as long. */
const mostCharacters = 50_000

/**
 * Reads the items of an RSS or Atom feed while the file is being read, zipped when its name ends in `.gz`; entities of a
 * document's own and whatever they would load are not known.
 *
 * @throws {MerchantFeedError} when the file is no XML from some line on.
 */
export async function* readMerchantItems(path: string): AsyncGenerator<MerchantItem> {
  const file = createReadStream(path)
  const text = path.endsWith('.gz') ? file.pipe(createGunzip()) : file
  // Pipes hand no error on: the reader below would wait for ever.
  if (text !== file) file.on('error', (error) => text.destroy(error))
  text.setEncoding('utf8')
  const items = createItemParser()
  for await (const chunk of text) yield* items.write(String(chunk))
  items.close()
}

/** Takes a feed in parts and gives the items that each part completes. */
function createItemParser() {
  const reader = sax.parser(true)
  const found: MerchantItem[] = []
  let item: OpenItem | undefined
  let elements: string[] = []
  let value = ''
  const addText = (part: string) => {
    if (item && value.length < mostCharacters) value += part
  }
  Object.assign(reader, {
    onerror: (error: Error) => {
      throw new MerchantFeedError(reader.line + 1, error.message.split('\n')[0] ?? 'is no XML')
    },
    onopentag: ({ name }: Tag | QualifiedTag) => {
      const plain = name.replace(/^[\w-]+:/, '').toLowerCase()
      if (item) elements.push(plain)
      else if (plain === 'item' || plain === 'entry') {
        item = { line: reader.line + 1, fields: {}, details: [] }
        elements = []
      }
      value = ''
    },
    ontext: addText,
    oncdata: addText,
    onclosetag: () => {
      if (!item) return
      const closed = elements.pop()
      if (closed === undefined) {
        found.push(item)
        item = undefined
      } else {
        addField(item, [...elements, closed], value.replace(/\s+/g, ' ').trim())
      }
      value = ''
    },
  })
  return {
    write(text: string): MerchantItem[] {
      reader.write(text)
      return found.splice(0)
    },
    close: () => void reader.close(),
  }
}

interface OpenItem extends MerchantItem {
  fields: Record<string, string[]>
}

function addField(item: OpenItem, path: readonly string[], text: string): void {
  const [name = '', child] = path
  if (path.length === 1) {
    if (text !== '') (item.fields[name] ??= []).push(text)
    return
  }
  if (name !== 'product_detail' || path.length > 2) return
  if (child === 'attribute_name') item.details.push({ name: text, value: '' })
  const last = item.details.at(-1)
  if (child === 'attribute_value' && last) last.value = text
}
