import { readJobs } from '../foundation/jobs/read-jobs.js'
import type { JobReport } from '../foundation/jobs/read-jobs.js'
import { countOutbox } from '../foundation/mail/outbox.js'
import type { CommandContext } from './command-context.js'
import type { CommandOutput } from './print-report.js'
import type { AddCommand } from './program/command-runner.js'

export const jobsCommand: AddCommand = (program, { output, run }) => {
  program
    .command('jobs')
    .summary('list background jobs')
    .description(
      'Lists background jobs of all tenants: name, state, when it is due, when it was last done and how long that took.',
    )
    .action(() => run((context) => printJobs(context, output)))
}

/**
 * Prints background jobs: name, status, when it is due, when it was last done and how long that
 * took.
 */
async function printJobs({ database }: CommandContext, output: CommandOutput): Promise<void> {
  const { jobs, outbox } = await database.admin(async (sql) => ({
    jobs: await readJobs(sql, new Date()),
    outbox: await countOutbox(sql),
  }))
  for (const job of jobs) output.result(lineOf(job))
  output.note(
    jobs.length === 0
      ? 'No job is known yet: start the server once.'
      : `Mails: ${outbox.waiting} queued, ${outbox.givenUp} failed.`,
  )
}

function lineOf(job: JobReport): string {
  const { name, status, dueAt, succeededAt, tookMs, attempts, lastError } = job
  const last = succeededAt === null ? 'never done' : `done ${succeededAt.toISOString()}`
  const took = tookMs === null ? '' : `${tookMs} ms`
  const failure = lastError === null ? '' : `failed ${attempts} times: ${lastError}`
  return [name, status, `due ${dueAt.toISOString()}`, last, took, failure].join('\t').trimEnd()
}
