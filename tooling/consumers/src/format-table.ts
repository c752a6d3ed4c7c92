/** Lays rows out as a table of Markdown, its columns in line. The first row names them. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const [header = []] = rows
  const widths = header.map((_, column) =>
    Math.max(3, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const format = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`
  const line = format(widths.map((width) => '-'.repeat(width)))
  return [format(header), line, ...rows.slice(1).map(format)].join('\n')
}
