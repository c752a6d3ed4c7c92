/** Files that a browser loads before a page is complete, as paths or addresses. */
export interface PageFiles {
  styles: string[]
  scripts: string[]
  /** Preloaded fonts. */
  fonts: string[]
}

/**
 * Reads the files of the first load out of a page: style sheets, scripts, deferred scripts, fonts.
 */
export function listPageFiles(html: string): PageFiles {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => readAttributes(tag))
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => readAttributes(tag))
  const linksTo = (matches: (link: Map<string, string>) => boolean): string[] =>
    links.filter(matches).flatMap((link) => link.get('href') ?? [])
  return {
    styles: unique(
      linksTo((link) => link.get('rel') === 'stylesheet' && link.get('media') !== 'not all'),
    ),
    scripts: unique([
      ...scripts.flatMap((script) => script.get('data-files')?.split(' ') ?? []),
      ...scripts.flatMap((script) => script.get('src') ?? []),
    ]),
    fonts: unique(linksTo((link) => link.get('rel') === 'preload' && link.get('as') === 'font')),
  }
}

/**
 * Files that scripts load before a page is interactive: the messages of its route in its language.
 */
export function listMessageFiles(html: string, scripts: readonly string[]): string[] {
  const language = /<html\b[^>]*\blang="(\w+)"/.exec(html)?.[1] ?? ''
  const named = scripts.flatMap((text) => [...text.matchAll(/\bnamespaces:\[([^\]]*)\]/g)])
  const namespaces = ['shell', ...named.flatMap(([, list = '']) => list.match(/\w+/g) ?? [])]
  const name = new RegExp(`messages\\.${language}\\.(?:${namespaces.join('|')})-[\\w-]+\\.js`, 'g')
  return unique(
    scripts.flatMap((text) => [...text.matchAll(name)].map(([file]) => `/assets/${file}`)),
  )
}

function readAttributes(tag: string): Map<string, string> {
  return new Map(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&'),
    ]),
  )
}

function unique(values: string[]): string[] {
  return [...new Set(values)]
}
