import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'

const images = fileURLToPath(new URL('../../../apps/platform/catalogue/pictures/', import.meta.url))

/** Reads the command line: `[kind…] [--angle a] [--size 1200] [--samples 24] [--out folder]`. */
export function parseOptions(args) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      angle: { type: 'string', multiple: true, default: [] },
      size: { type: 'string', default: '1200' },
      samples: { type: 'string', default: '24' },
      out: { type: 'string', default: images },
      blender: { type: 'string', default: 'blender' },
      chromium: { type: 'string', default: '/usr/bin/chromium' },
    },
  })
  return {
    kinds: positionals,
    angles: values.angle,
    sizePx: toCount('size', values.size),
    samples: toCount('samples', values.samples),
    outFolder: values.out,
    blenderPath: values.blender,
    chromiumPath: values.chromium,
  }
}

function toCount(name, text) {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new Error(`Cannot use --${name} ${text}: give a whole number above 0.`)
}
