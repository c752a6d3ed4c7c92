/** Something that a merchant has to know or do. */
export interface ReportLine {
  /** What it is about, such as `order 10000001`: a later line about it replaces this one. */
  about: string
  text: string
  at: string
}

/** Counts of one reading of all goods and stock. */
export interface Reading {
  at: string
  isFull: boolean
  products: number
  categories: number
  variants: number
  /** Records and stocks of the shop that were not as Medusa has them. */
  differences: number
  /** The first of them: keys and SKUs. */
  different: string[]
  milliseconds: number
}

/** What the connector has to say; bounded, the newest lines are kept. */
export interface Report {
  lines(): readonly ReportLine[]
  readings(): readonly Reading[]
  say(about: string, text: string): void
  /** It is as it should be again. */
  settle(about: string): void
  /** Replaces all lines whose subject begins so. */
  replace(prefix: string, texts: readonly string[]): void
  addReading(reading: Reading): void
}

const maxLines = 500
const maxReadings = 50

/** Creates a report that also writes each new line to a log. */
export function createReport(
  log: (line: ReportLine) => void,
  { now = () => new Date() }: { now?: () => Date } = {},
): Report {
  let lines: ReportLine[] = []
  const readings: Reading[] = []
  const say = (about: string, text: string) => {
    if (lines.some((line) => line.about === about && line.text === text)) return
    const line = { about, text, at: now().toISOString() }
    lines = [...lines.filter((one) => one.about !== about), line].slice(-maxLines)
    log(line)
  }
  return {
    lines: () => lines,
    readings: () => readings,
    say,
    settle(about) {
      lines = lines.filter((line) => line.about !== about)
    },
    replace(prefix, texts) {
      const said = new Set(texts.map((text) => `${prefix} ${text}`))
      lines = lines.filter(({ about }) => !about.startsWith(`${prefix} `) || said.has(about))
      for (const text of said) say(text, text.slice(prefix.length + 1))
    },
    addReading(reading) {
      readings.push(reading)
      readings.splice(0, readings.length - maxReadings)
    },
  }
}
