/** Loads the text of a URL. */
export type AskText = (url: string) => Promise<{ status: number; text: string }>

/** Addresses of all pages that a site's sitemaps hold, by way of its robots.txt. */
export async function readSitemap(origin: string, ask: AskText): Promise<string[]> {
  const robots = await ask(`${origin}/robots.txt`)
  const starts = [...robots.text.matchAll(/^Sitemap:\s*(\S+)$/gim)].map(([, url = '']) => url)
  const pages: string[] = []
  const queue = [...starts]
  const seen = new Set<string>()
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (seen.has(url)) continue
    seen.add(url)
    const { status, text } = await ask(url)
    if (status !== 200) throw new Error(`The sitemap ${url} returned ${status}.`)
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
      unescapeXml(address),
    )
    if (text.includes('<sitemapindex')) queue.push(...addresses)
    else pages.push(...addresses)
  }
  return pages
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole)
}
