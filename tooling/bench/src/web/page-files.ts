/** What a page makes a browser load before it is complete, as paths or addresses. */
export interface PageFiles {
  styles: string[]
  scripts: string[]
  /** Fonts that are asked for before they are needed. */
  fonts: string[]
}

/** Reads the files of the first load out of a page: style sheets, scripts, those that are asked for late, fonts. */
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

/** Files that scripts fetch before a page answers to a press: the words of its language that its route names. */
export function listWordFiles(html: string, scripts: readonly string[]): string[] {
  const language = /<html\b[^>]*\blang="(\w+)"/.exec(html)?.[1] ?? ''
  const named = scripts.flatMap((text) => [...text.matchAll(/\bwords:\[([^\]]*)\]/g)])
  const areas = ['shell', ...named.flatMap(([, list = '']) => list.match(/\w+/g) ?? [])]
  const name = new RegExp(`messages\\.${language}\\.(?:${areas.join('|')})-[\\w-]+\\.js`, 'g')
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
