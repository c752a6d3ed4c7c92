/** A mutation of the code, and its result. */
export interface Mutant {
  fileName: string
  mutatorName: string
  replacement?: string | undefined
  status: string
  location: { start: { line: number } }
}

interface Tally {
  killed: number
  /** Ended by the time limit, as endless loops are; counts as noticed. */
  timedOut: number
  survived: number
  /** In code that no test runs. */
  uncovered: number
}

/** A table with a row for each file, the lowest score first, and below it every mutant that no test noticed. */
export function formatReport(mutants: readonly Mutant[]): string {
  const files = [...new Set(mutants.map(({ fileName }) => fileName))]
  const rows = files
    .map((name) => ({ name, tally: tallyOf(mutants.filter(({ fileName }) => fileName === name)) }))
    .filter(({ tally }) => totalOf(tally) > 0)
    .toSorted((a, b) => scoreOf(a.tally) - scoreOf(b.tally))
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(formatSurvivor)
  return [
    formatRow('Score', 'Killed', 'Time-out', 'Survived', 'No test', 'File'),
    ...rows.map(({ name, tally }) => formatTally(tally, name)),
    formatTally(tallyOf(mutants), 'all files'),
    ...(survivors.length === 0 ? [] : ['', 'Not noticed', ...survivors]),
  ].join('\n')
}

function formatSurvivor(mutant: Mutant): string {
  const { fileName, location, mutatorName, replacement = '', status } = mutant
  const text = replacement.replaceAll(/\s+/g, ' ').slice(0, 100)
  const note = status === 'NoCoverage' ? ', no test' : ''
  return `  ${fileName}:${location.start.line} ${mutatorName}${note}: ${text}`
}

function tallyOf(mutants: readonly Mutant[]): Tally {
  const count = (...statuses: string[]): number =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  return {
    killed: count('Killed'),
    timedOut: count('Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
  }
}

function totalOf({ killed, timedOut, survived, uncovered }: Tally): number {
  return killed + timedOut + survived + uncovered
}

function scoreOf(tally: Tally): number {
  return totalOf(tally) === 0 ? 100 : (100 * (tally.killed + tally.timedOut)) / totalOf(tally)
}

function formatTally(tally: Tally, name: string): string {
  const { killed, timedOut, survived, uncovered } = tally
  const score = `${scoreOf(tally).toFixed(1)} %`
  return formatRow(score, killed, timedOut, survived, uncovered, name)
}

function formatRow(
  ...[score, killed, timedOut, survived, uncovered, name]: (string | number)[]
): string {
  const cells = [killed, timedOut, survived, uncovered].map((cell) => String(cell).padStart(8))
  return `${String(score).padStart(7)} ${cells.join(' ')}  ${name}`
}
