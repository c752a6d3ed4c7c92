/** How a page names data that its scripts fetch, in an attribute of one of its elements. */
const named = /\sdata-page-data="([^"]+)"/

/**
 * A page as it is kept: data that it names stand in it as text, of a type that browsers do not run, so that its scripts have them
 * without a connection. Where they cannot be had, the page is kept without.
 */
export async function keepPageData(page: Response, fetchIt: typeof fetch): Promise<Response> {
  const html = await page.text()
  const address = named.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const data = address && (await load(address, fetchIt))
  const end = html.lastIndexOf('</body>')
  const { status, headers } = page
  if (!data || end < 0) return new Response(html, { status, headers })
  // They are JSON, which says such a sign in this way too.
  const text = data.replaceAll('<', '\\u003c')
  const element = `<script type="text/plain" data-kept-page-data="">${text}</script>`
  return new Response(html.slice(0, end) + element + html.slice(end), { status, headers })
}

async function load(address: string, fetchIt: typeof fetch): Promise<string | undefined> {
  try {
    const answer = await fetchIt(address, { credentials: 'omit' })
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}
