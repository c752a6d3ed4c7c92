/** A card that the sandbox approves. */
const validCard = {
  holder: 'Maria Papadopoulou',
  number: '4111 1111 1111 1111',
  expiry: '12/30',
  code: '737',
}

/** Posts one of a page's forms; returns the page that follows. */
export async function postForm(
  url: string,
  action: string,
  fields: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(`${url}/${action}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return response.text()
}

/** Pays on a card page. */
export function payByCard(url: string, changes: Record<string, string> = {}): Promise<string> {
  return postForm(url, 'card', { ...validCard, ...changes })
}
