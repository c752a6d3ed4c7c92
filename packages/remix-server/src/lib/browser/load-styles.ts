/**
 * Lets the page's style sheets apply. The server has written what the page itself needs into it and left the sheets for
 * later; what scripts draw, a drawer for instance, needs them whole.
 *
 * @returns Settles when all of them are there; one that cannot be had keeps nobody waiting.
 */
export async function loadStyles(page: Document): Promise<void> {
  const later = page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')
  await Promise.all([...later].map(applied))
}

function applied(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    if (link.sheet) resolve()
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
    link.media = 'all'
  })
}
