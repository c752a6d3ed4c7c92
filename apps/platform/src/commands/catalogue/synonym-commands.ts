import { readSynonyms } from '../../domains/catalogue/synonyms/read-synonyms.js'
import { saveSynonyms } from '../../domains/catalogue/synonyms/save-synonyms.js'
import {
  deleteSearchMisses,
  listSearchMisses,
} from '../../domains/catalogue/synonyms/search-misses.js'
import { changeByFile } from '../change-by-file.js'
import type { CommandContext } from '../command-context.js'
import { findTenant } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'

export interface SaveSynonymsOptions {
  tenant: string
  /** JSON Lines, one synonym a line. */
  file: string
  /** Checks the file and changes nothing. */
  isDryRun: boolean
}

/**
 * Replaces all synonyms of a tenant by those of a file; with a problem in one, none.
 *
 * @returns False when there was a problem.
 */
export async function saveSynonymsCommand(
  { database }: Pick<CommandContext, 'database'>,
  { tenant, file, isDryRun }: SaveSynonymsOptions,
  output: CommandOutput,
): Promise<boolean> {
  const { locales } = await findTenant(database, tenant)
  return changeByFile({ database, tenant, file, isDryRun }, output, (text) => {
    const { records, problems } = readSynonyms(text, locales)
    return {
      problems,
      async apply(sql) {
        // What cannot be read is named and not tried.
        if (problems.length === 0) await saveSynonyms(sql, { tenant, locales }, records)
      },
      report: () => output.result(`${records.length} synonyms`),
    }
  })
}

export interface ListSearchMissesOptions {
  tenant: string
  /** Null for every language. */
  locale: string | null
  /** Forgets them once they are printed. */
  isCleared: boolean
}

/** Prints what was asked for in vain: how often, language, what was found, last day, term. */
export async function listSearchMissesCommand(
  { database }: Pick<CommandContext, 'database'>,
  { tenant, locale, isCleared }: ListSearchMissesOptions,
  output: CommandOutput,
): Promise<void> {
  await findTenant(database, tenant)
  const misses = await database.read(tenant, (sql) => listSearchMisses(sql, { locale }))
  for (const { asked, locale: language, foundPart, lastAskedOn, term } of misses) {
    const found = foundPart ? 'part' : 'nothing'
    output.result([asked, language, found, lastAskedOn, term].join('\t'))
  }
  output.note(`${misses.length} terms.`)
  if (isCleared) await database.write(tenant, (sql) => deleteSearchMisses(sql, { locale }))
}
