import { providerChecks } from './find-violations-checks.js'
import type { ProviderUnderTest } from './provider-subject.js'

/** What an adapter does not do as the platform needs it, in words; empty for one that is right. */
export async function findViolations(subject: ProviderUnderTest): Promise<string[]> {
  const breaches: string[] = []
  for (const { name, run } of providerChecks) {
    try {
      await run(subject)
    } catch (error) {
      breaches.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return breaches
}
