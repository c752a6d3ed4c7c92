/** One thing that an example has printed, or a value that it exports. */
export interface ExampleResult {
  /** Name of the export; `console` for console output. */
  name: string
  text: string
}

/**
 * Imports a module and collects its console output and exports; the named functions are called.
 */
export async function runExample(
  load: () => Promise<unknown>,
  calls: readonly string[] = [],
): Promise<ExampleResult[]> {
  const results: ExampleResult[] = []
  const { log } = console
  console.log = (...values: unknown[]) => {
    results.push({ name: 'console', text: values.map((value) => toText(value)).join(' ') })
  }
  try {
    const exported = Object.entries((await load()) as Record<string, unknown>)
    for (const [name, value] of exported) {
      if (typeof value !== 'function') results.push({ name, text: toText(value) })
      else if (calls.includes(name)) results.push({ name: `${name}()`, text: toText(value()) })
    }
  } finally {
    console.log = log
  }
  return results
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return JSON.stringify(value, undefined, 2) ?? String(value)
}
