import { describe, expect, it } from 'vitest'
import { runCommand } from '../src/command.js'

describe('examples', () => {
  it('match the files generated from their messages', async () => {
    const lines: string[] = []
    const output = {
      log: (line: string) => lines.push(line),
      error: (line: string) => lines.push(line),
    }
    const folder = import.meta.dirname
    await runCommand([`${folder}/messages`, `${folder}/generated`, '--check'], output)
    expect(lines).toEqual([])
  })
})
