import { describe, expect, it } from 'vitest'
import { parseOptions } from './options.js'

describe('parseOptions', () => {
  it('renders at full size into the catalogue by default', () => {
    const options = parseOptions([])
    expect(options).toMatchObject({ images: [], sizePx: 1200, samples: 4 })
    expect(options.outFolder).toMatch(/apps\/platform\/catalogue\/pictures\/$/)
  })

  it('reads images and the size', () => {
    const options = parseOptions(['hose-a', 'heater-red-b', '--size', '400'])
    expect(options).toMatchObject({ images: ['hose-a', 'heater-red-b'], sizePx: 400 })
  })

  it('rejects a size that is not a whole number above 0', () => {
    expect(() => parseOptions(['--size', '0'])).toThrow('Cannot use --size 0')
    expect(() => parseOptions(['--samples', 'many'])).toThrow('Cannot use --samples many')
  })

  it('rejects an option it does not know', () => {
    expect(() => parseOptions(['--colour', 'red'])).toThrow('--colour')
  })
})
