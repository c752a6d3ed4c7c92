/**
 * Turns the page's style sheets on. The server has written what the page itself needs into it and left the sheets for
 * later; what scripts draw, a drawer for instance, needs them whole.
 *
 * @returns Settles when all of them are there; one that cannot be had keeps nobody waiting.
 */
export async function loadStyles(page: Document): Promise<void> {
  const later = page.querySelectorAll<HTMLLinkElement>(sheetsForLater)
  await Promise.all([...later].map(applied))
}

const sheetsForLater = 'link[rel="stylesheet"][disabled]:not([media])'

function applied(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
    link.disabled = false
    if (link.sheet) resolve()
  })
}
