import wyw from '@wyw-in-js/vite'
import type { Plugin, PluginOption } from 'vite'

import { checkKeyframes } from './check-keyframes.js'
import { createClassNames } from './create-class-names.js'
import type { ClassNamesOptions } from './create-class-names.js'
import { evaluateOnce } from './evaluate-once.js'
import { keepStyleQuery } from './keep-style-query.js'
import { restartingStyles } from './restarting-styles.js'

/**
 * Linaria's build-time evaluation; a build with an animation whose keyframes are missing fails. In development two gaps are closed as well: the first paint has its styles, and an
 * edit of a file that styles are computed from is seen.
 */
export function linaria(options: ClassNamesOptions = {}): PluginOption {
  const createStyles = (): Plugin => evaluateStyles(options)
  return [
    evaluateOnce(createStyles),
    checkKeyframes(),
    keepStyleQuery(),
    restartingStyles(createStyles),
  ]
}

type Features = NonNullable<NonNullable<Parameters<typeof wyw>[0]>['features']>

function evaluateStyles(options: ClassNamesOptions): Plugin {
  return wyw({
    prefixer: false,
    // Styles are computed from tokens: nothing of them needs a document. Its types ask for the flags that have defaults, too.
    features: { happyDOM: false } as Features,
    classNameSlug: createClassNames(options),
    include: ['**/*.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    babelOptions: {
      presets: ['@babel/preset-typescript', ['@babel/preset-react', { runtime: 'automatic' }]],
    },
  })
}
