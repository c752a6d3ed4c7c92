/** The app and the server around it are built apart, and share no module. */
const pageText = Symbol.for('floga.page-text')

interface WithText {
  [pageText]?: string
}

/**
 * Creates the answer with a page that was drawn whole. The server takes its text as it stands: to read it from the body, the whole of
 * it would be made into bytes and back.
 */
export function createPageResponse(html: string, init: ResponseInit): Response {
  const response: Response & WithText = new Response(html, init)
  response[pageText] = html
  return response
}

/** The text of an answer. */
export async function readPageText(response: Response & WithText): Promise<string> {
  return response[pageText] ?? response.text()
}
