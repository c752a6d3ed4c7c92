import { isIndexable, type VisitedPage } from './page/visited-page.js'

/** So many pages of each kind, by the shape of their address, to be opened in a browser. */
export function samplePages(pages: Iterable<VisitedPage>, ofKind: number): string[] {
  const counts = new Map<string, number>()
  return [...pages].filter(isIndexable).flatMap(({ path, content }) => {
    const [pathname = '', query = ''] = path.split('?')
    const parts = pathname.split('/').filter((part) => part && part !== content?.lang)
    const kind = `${content?.lang} ${parts.length > 1 ? parts[0] : pathname}?${query && 'query'}`
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    return count < ofKind ? [path] : []
  })
}
