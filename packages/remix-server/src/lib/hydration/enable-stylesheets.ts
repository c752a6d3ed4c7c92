/**
 * Enables the stylesheets that the server has disabled in favour of inlined rules, and waits for
 * them: components that only the browser renders, a drawer for instance, are styled by them.
 * `deferHydration` enables them earlier, and disables again what has failed: it is requested a
 * second time.
 *
 * @returns Settles when each has loaded or failed.
 */
export async function enableStylesheets(document: Document): Promise<void> {
  // The rules of a stylesheet with `media` are in the page already.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media])')
  await Promise.all([...links].map(enable))
}

function enable(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
    link.disabled = false
    if (link.sheet) resolve()
  })
}
