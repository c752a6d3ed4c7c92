import sax, { type Tag } from 'sax'

/** An element of a document. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** Its own text. */
  text: string
}

/**
 * Parses a whole document strictly.
 *
 * @throws {Error} With line and column, when it is not well-formed.
 */
export function readXml(text: string): XmlElement {
  const reader = sax.parser(true)
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const within = () => open.at(-1) ?? top
  const addText = (part: string) => {
    within().text += part
  }
  Object.assign(reader, {
    onerror: (error: Error) => {
      throw error
    },
    onopentag: ({ name, attributes }: Tag) => {
      const values = Object.entries(attributes).map(([key, value]) => [key, String(value)])
      const element = { name, attributes: Object.fromEntries(values), children: [], text: '' }
      within().children.push(element)
      open.push(element)
    },
    onclosetag: () => void open.pop(),
    ontext: addText,
    oncdata: addText,
  })
  reader.write(text).close()
  const [root] = top.children
  if (!root) throw new Error('The document has no element.')
  return root
}

/** Input of a schema: the texts of each element, or its child elements, by name. */
export interface XmlFields {
  [name: string]: (string | XmlFields)[]
}

/** The elements below one, by name. */
export function toFields({ children }: XmlElement): XmlFields {
  const fields: XmlFields = {}
  for (const child of children) {
    const value = child.children.length > 0 ? toFields(child) : child.text
    ;(fields[child.name] ??= []).push(value)
  }
  return fields
}
