import { createHash } from 'node:crypto'

/** A page whose own inline elements are named by hashes. */
export interface TrustedPage {
  /** The page without its one-time token: the same bytes for everyone. */
  html: string
  /** Sources for `script-src`, such as `'sha256-…'`. */
  scriptHashes: string[]
  /** Sources for `style-src`. */
  styleHashes: string[]
}

/**
 * Finds the inline scripts and styles with the request's token, removes the token and returns the
 * hashes of their content. Injected elements do not have the token and get no hash.
 */
export function trustInlineElements(html: string, nonce: string): TrustedPage {
  const marker = ` nonce="${nonce}"`
  const scriptHashes = new Set<string>()
  const styleHashes = new Set<string>()

  for (let at = html.indexOf(marker); at >= 0; at = html.indexOf(marker, at + marker.length)) {
    const tagStart = html.lastIndexOf('<', at)
    const tagEnd = html.indexOf('>', at)
    const name = /^<(script|style)\b/.exec(html.slice(tagStart, tagStart + 8))?.[1]
    if (!name || / src=/.test(html.slice(tagStart, tagEnd))) continue
    const content = html.slice(tagEnd + 1, html.indexOf(`</${name}`, tagEnd))
    const hashes = name === 'script' ? scriptHashes : styleHashes
    if (content) hashes.add(hashOf(content))
  }
  return {
    html: html.replaceAll(marker, ''),
    scriptHashes: [...scriptHashes],
    styleHashes: [...styleHashes],
  }
}

/** Browsers hash the parsed text, in which every line ending is a line feed. */
function hashOf(content: string): string {
  const parsed = content.includes('\r') ? content.replace(/\r\n?/g, '\n') : content
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`
}
