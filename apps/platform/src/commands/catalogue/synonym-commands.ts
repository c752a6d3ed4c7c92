import { readSynonyms } from '../../domains/catalogue/synonyms/read-synonyms.js'
import { saveSynonyms } from '../../domains/catalogue/synonyms/save-synonyms.js'
import {
  deleteSearchMisses,
  listSearchMisses,
} from '../../domains/catalogue/synonyms/search-misses.js'
import { bulkUpdate, readFilled } from '../bulk-update.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import { UsageError } from '../command-context.js'
import type { CommandContext } from '../command-context.js'
import { findTenant } from '../tenants/find-tenant.js'
import { counted } from '../print-report.js'
import type { CommandOutput } from '../print-report.js'
import { dryRunOption, examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'

export interface SaveSynonymsOptions {
  tenant: string
  /** JSON Lines, one synonym a line. */
  file: string
  /** Checks the file and changes nothing. */
  isDryRun: boolean
}

export const saveSynonymsCommand: AddCommand = (program, { output, resolvePath, runForTenant }) => {
  program
    .command('save-synonyms')
    .summary('replace the synonyms of the search')
    .description(
      'Replaces all synonyms of a tenant by those of a file: all or, with a problem in one, none.',
    )
    .argument('<file.jsonl>', 'one synonym a line', resolvePath)
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('save-synonyms synonyms.jsonl --dry-run'))
    .action((file, { tenant: given, dryRun: isDryRun = false }) =>
      runForTenant(given, (context, tenant) =>
        replaceSynonyms(context, { tenant, file, isDryRun }, output),
      ),
    )
}

/**
 * Replaces all synonyms of a tenant by those of a file; with a problem in one, none.
 *
 * @throws {CommandError} When there was a problem; each is printed.
 */
async function replaceSynonyms(
  { database }: Pick<CommandContext, 'database'>,
  { tenant, file, isDryRun }: SaveSynonymsOptions,
  output: CommandOutput,
): Promise<void> {
  const { locales } = await findTenant(database, tenant)
  await bulkUpdate({ database, tenant, file, isDryRun }, output, async () => {
    const { records, problems } = readSynonyms(await readFilled(file), locales)
    return {
      problems,
      async apply(sql) {
        // A file with unreadable lines is reported and not saved.
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
  /** Deletes them once they are printed. */
  isCleared: boolean
  isDryRun: boolean
}

export const listSearchMissesCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('list-search-misses')
    .summary('list searches without a result')
    .description('Lists searches without results: count, language, what was found, last day, term.')
    .option('--locale <language>', 'of the searches (default: all)')
    .option('--clear', 'delete them once they are listed')
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('list-search-misses --locale el'))
    .action((options) => {
      const { tenant: given, locale = null, clear: isCleared = false, dryRun = false } = options
      if (dryRun && !isCleared) throw new UsageError('--dry-run requires --clear.')
      return runForTenant(given, (context, tenant) =>
        printSearchMisses(context, { tenant, locale, isCleared, isDryRun: dryRun }, output),
      )
    })
}

/** Prints searches without results: count, locale, results, last day, term. */
async function printSearchMisses(
  { database }: Pick<CommandContext, 'database'>,
  { tenant, locale, isCleared, isDryRun }: ListSearchMissesOptions,
  output: CommandOutput,
): Promise<void> {
  const { locales } = await findTenant(database, tenant)
  if (locale !== null && !locales.includes(locale)) {
    throw new UsageError(`${tenant} has the languages ${locales.join(', ')}, not "${locale}".`)
  }
  const misses = await database.read(tenant, (sql) => listSearchMisses(sql, { locale }))
  for (const { asked, locale: language, foundPart, lastAskedOn, term } of misses) {
    const found = foundPart ? 'part' : 'nothing'
    output.result([asked, language, found, lastAskedOn, term].join('\t'))
  }
  output.note(`${counted(misses.length, 'term')}.`)
  if (!isCleared) return
  await changeOrDryRun(database, { tenant, isDryRun }, (sql) => deleteSearchMisses(sql, { locale }))
  if (isDryRun) output.note('A dry run: nothing was changed.')
}
