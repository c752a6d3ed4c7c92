/**
 * Keeps the style sheets of a document that another takes the place of, as when an error page does: those that scripts have
 * added nobody would add again, and what waits for one that is loading would wait for ever.
 *
 * @returns how to stop it.
 */
export function keepStyles(document: Document): () => void {
  const lost = new Set<HTMLLinkElement>()
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
      if (!(node instanceof HTMLElement)) continue
      for (const link of node.querySelectorAll<HTMLLinkElement>(sheets)) lost.add(link)
    }
    // The new document may come later than the old one goes.
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
