import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createBuildSteps } from './build-steps.js'

async function openSteps(limitMs = 20_000) {
  const folder = await mkdtemp(join(tmpdir(), 'floga-steps-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const lines: string[] = []
  const steps = createBuildSteps({
    repository: folder,
    programs: join(folder, 'programs'),
    print: (line) => lines.push(line),
    limitsMs: { program: limitMs, other: limitMs },
  })
  return { folder, lines, run: (step: string) => steps.run(step, { image: 'shop', out: folder }) }
}

it('prints each step, and its duration', async () => {
  const { folder, lines, run } = await openSteps()
  await run('echo built > /out/made')
  expect(await readFile(join(folder, 'made'), 'utf8')).toBe('built\n')
  expect(lines).toEqual(['shop: echo built > /out/made', 'shop: done after 0 s'])
})

it('kills a step on timeout, with its child processes', async () => {
  const { run } = await openSteps(300)
  await expect(run('sleep 60 & wait')).rejects.toThrow("'sleep 60 & wait' of shop was not done")
})

it('reports which step failed', async () => {
  const { run } = await openSteps()
  await expect(run('exit 3')).rejects.toThrow("'exit 3' of shop ended with 3.")
})
