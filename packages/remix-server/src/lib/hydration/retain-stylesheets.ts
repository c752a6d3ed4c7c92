/**
 * Moves stylesheets into the new document when React replaces the whole document, as it does to
 * show an error page: Vite adds the stylesheet of a dynamic import once, and would wait forever for
 * one that was removed while it was loading.
 *
 * @returns Stops it.
 */
export function retainStylesheets(document: Document): () => void {
  const lost = new Set<HTMLLinkElement>()
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
      if (!(node instanceof HTMLElement)) continue
      for (const link of node.querySelectorAll<HTMLLinkElement>(sheets)) lost.add(link)
    }
    // The new document may be inserted after the old one was removed.
    if (!document.head) return
    const known = new Set([...document.querySelectorAll<HTMLLinkElement>(sheets)].map(addressOf))
    for (const link of lost) if (!known.has(addressOf(link))) document.head.append(link)
    lost.clear()
  })
  observer.observe(document, { childList: true })
  return () => observer.disconnect()
}

const sheets = 'link[rel="stylesheet"]'

function addressOf(link: HTMLLinkElement): string {
  return link.href
}
