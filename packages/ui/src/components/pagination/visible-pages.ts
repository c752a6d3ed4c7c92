/** A page's number, or the gap between two runs of pages. */
export type VisiblePage = number | 'gap'

/** First, last, and the neighbours of the current page; a gap of one page is shown as that page. */
export function visiblePages(page: number, pageCount: number): VisiblePage[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter(
    (number) => number >= 1 && number <= pageCount,
  )
  const numbers = [...new Set(wanted)].sort((a, b) => a - b)
  return numbers.flatMap((number, index): VisiblePage[] => {
    const previous = numbers[index - 1] ?? 0
    if (number - previous === 2) return [number - 1, number]
    return number - previous > 2 ? ['gap', number] : [number]
  })
}
