const COLUMNS = 5
/** Fewer categories below one read better under each other. */
const MOST_UNDIVIDED = 3
/** Shorter columns would look like a row. */
const LEAST_ROWS = 2

/**
 * Shares the menu's five columns out: where few categories would leave columns empty, those with
 * many below them spread over several.
 *
 * @param counts How many categories each has below it.
 * @returns How many columns each takes.
 */
export function columnSpans(counts: readonly number[]): number[] {
  const spans = counts.map(() => 1)
  const rowsOf = (count: number, index: number): number =>
    count > MOST_UNDIVIDED ? Math.ceil(count / (spans[index] ?? 1)) : 0
  for (let free = COLUMNS - counts.length; free > 0; free -= 1) {
    const rows = counts.map(rowsOf)
    const most = Math.max(0, ...rows)
    if (most <= LEAST_ROWS) break
    const widened = rows.indexOf(most)
    spans[widened] = (spans[widened] ?? 1) + 1
  }
  return spans
}
