import { parseArgs } from 'node:util'
import { imageFolder } from './catalogue/read-catalogue.js'

/** Reads the command line: `[image…] [--size 1200] [--samples 4] [--out folder] [--first file]`. */
export function parseOptions(args) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      first: { type: 'string' },
      size: { type: 'string', default: '1200' },
      samples: { type: 'string', default: '4' },
      out: { type: 'string', default: imageFolder },
      blender: { type: 'string', default: 'blender' },
      chromium: { type: 'string', default: '/usr/bin/chromium' },
    },
  })
  return {
    images: positionals,
    firstFile: values.first,
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
