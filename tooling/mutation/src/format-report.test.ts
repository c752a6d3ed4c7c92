import { describe, expect, it } from 'vitest'
import type { Mutant } from './format-report.js'
import { formatReport } from './format-report.js'

function mutant(fileName: string, status: string, line = 1): Mutant {
  const location = { start: { line } }
  return { fileName, mutatorName: 'BooleanLiteral', replacement: 'false', status, location }
}

describe('formatReport', () => {
  it('shows the weakest file first, then all surviving mutants', () => {
    const mutants = [
      mutant('good.ts', 'Killed'),
      mutant('weak.ts', 'Killed'),
      mutant('weak.ts', 'Survived', 7),
      mutant('weak.ts', 'NoCoverage', 9),
      mutant('weak.ts', 'Timeout', 11),
    ]
    expect(formatReport(mutants).split('\n')).toEqual([
      '  Score   Killed Time-out Survived  No test  File',
      ' 50.0 %        1        1        1        1  weak.ts',
      '100.0 %        1        0        0        0  good.ts',
      ' 60.0 %        2        1        1        1  all files',
      '',
      'Not noticed',
      '  weak.ts:7 BooleanLiteral: false',
      '  weak.ts:9 BooleanLiteral, no test: false',
    ])
  })

  it('counts mutants in code without tests as not noticed, and endless loops as noticed', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage']
    expect(formatReport(statuses.map((status) => mutant('a.ts', status)))).toContain(' 50.0 % ')
  })

  it('ignores mutants that are no valid program', () => {
    const mutants = [mutant('a.ts', 'Killed'), mutant('b.ts', 'CompileError')]
    expect(formatReport(mutants).split('\n').slice(1)).toEqual([
      '100.0 %        1        0        0        0  a.ts',
      '100.0 %        1        0        0        0  all files',
    ])
    expect(formatReport([])).toContain('100.0 %')
  })
})
