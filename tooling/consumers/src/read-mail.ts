/** A mail as its reader sees it without pictures. */
export interface ReadMail {
  subject: string
  text: string
}

/** Reads subject and plain text of an `.eml` file. */
export function readMail(eml: string): ReadMail {
  const { headers, body } = splitHeaders(eml)
  return {
    subject: decodeHeader(headers.get('subject') ?? ''),
    text: findText(headers, body) ?? '',
  }
}

function findText(headers: ReadonlyMap<string, string>, body: string): string | undefined {
  const type = headers.get('content-type') ?? ''
  const [, boundary] = /boundary="?([^";]+)/u.exec(type) ?? []
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).slice(1, -1).map(splitHeaders)
    return parts.map((part) => findText(part.headers, part.body)).find((text) => text !== undefined)
  }
  if (!type.startsWith('text/plain')) return undefined
  const encoding = headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\n', '')) : body
}

function splitHeaders(part: string): { headers: Map<string, string>; body: string } {
  const text = part.replace(/^\n/u, '')
  const end = text.indexOf('\n\n')
  const lines = text
    .slice(0, end)
    .replaceAll(/\n[ \t]+/gu, ' ')
    .split('\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return { headers: new Map(headers), body: text.slice(end + 2) }
}

/** Encoded words of a header: `=?UTF-8?Q?caf=C3=A9?=`. */
function decodeHeader(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/gu, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=/giu, (_, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    )
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gu, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
