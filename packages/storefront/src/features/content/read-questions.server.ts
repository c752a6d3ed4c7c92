/** A question heading, with the content that follows it. */
export interface PageQuestion {
  /** Without markup. */
  question: string
  /** HTML. */
  answer: string
}

/** Finds the questions of a document: headings that end with a question mark, the Greek one too. */
export function readQuestions(html: string): PageQuestion[] {
  const sections = html.matchAll(/<h([23])>(.*?)<\/h\1>(.*?)(?=<h[23]>|$)/gs)
  return [...sections].flatMap(([, , heading = '', answer = '']) => {
    const question = toText(heading)
    return /[?;\u037e]$/.test(question) && answer.trim() !== ''
      ? [{ question, answer: answer.trim() }]
      : []
  })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function toText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()
}
