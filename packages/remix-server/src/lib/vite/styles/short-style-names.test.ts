import { describe, expect, it, vi } from 'vitest'

import { shortStyleNames } from './short-style-names.js'

const { transform, generateBundle } = shortStyleNames({
  layers: ['kit.base', 'kit.button'],
  properties: ['--kit-ink', '--kit-ink-soft'],
}) as unknown as {
  transform: (code: string, id: string) => { code: string } | null
  generateBundle: (this: { error: (text: string) => void }, options: object, bundle: object) => void
}
const sheetOf = (code: string) => transform(code, '/a/button.css?used')?.code

describe('shortStyleNames', () => {
  it('writes layers and properties of sheets short, and leaves what it is not told of', () => {
    expect(sheetOf('@layer kit.base, kit.button, app;')).toBe('@layer a, b, app;')
    expect(
      sheetOf('@layer kit.button{a{--own:1px;color:var(--kit-ink-soft,var(--kit-ink))}}'),
    ).toBe('@layer b{a{--own:1px;color:var(--b,var(--a))}}')
  })

  it('writes layers of scripts short where they are whole texts', () => {
    const code = "const order = ['kit.base', 'kit.button']; const text = 'kit.base is first'"
    expect(transform(code, '/a/layers.ts')?.code).toBe(
      "const order = ['a', 'b']; const text = 'kit.base is first'",
    )
    expect(transform('const a = 1', '/a/other.ts')).toBeNull()
  })

  it('ends where a short name is somebody’s own', () => {
    expect(() => sheetOf('a{--a:1px}')).toThrow('/a/button.css?used has a property --a')
  })

  it('ends where a script asks for a long name', () => {
    const error = vi.fn<(text: string) => void>()
    const check = (code: string): void =>
      generateBundle.call({ error }, {}, { 'a.js': { type: 'chunk', fileName: 'a.js', code } })
    check('style.color="var(--a)"')
    expect(error).not.toHaveBeenCalled()
    check('style.color="var(--kit-ink)"')
    expect(error).toHaveBeenCalledWith(expect.stringContaining('a.js has --kit-ink'))
  })
})
