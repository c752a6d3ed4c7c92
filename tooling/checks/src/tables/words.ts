/** A word or phrase of this project's own that readers have to decode, and the term of the trade for it. */
export interface Idiom {
  /** Matched against text in lower case; a space matches any white space, and names are split into words. */
  pattern: string
  instead: string
  /** @default both names and sentences */
  only?: 'names' | 'sentences'
  /** Files where the words have their usual meaning. */
  except?: RegExp
}

const renders = /^tooling\/renders\//

/** Files about searched text, whose words are words. */
const searchedText =
  /^apps\/platform\/src\/(domains\/catalogue|foundation\/text|testing)\/|^packages\/(catalogue-core|fold-text)\/|^tooling\/(checks|bench|renders)\/|\/search\//

export const idioms: readonly Idiom[] = [
  // Hydration and rendering.
  {
    pattern: '(take|takes|taken|taking|took) over|(take|takes|taking|took) (a|the|its) page over',
    instead: 'hydrate, hydration',
  },
  {
    pattern: 'draw|draws|drawn',
    instead: 'render (React), paint (browser), print (PDF)',
    except: renders,
  },
  { pattern: '(drawn|pages?|fetched|prepared|ask) ahead', instead: 'prerendered, prefetched' },
  {
    pattern:
      'kept (addresse?s?|answers?|cop(y|ies)|files?|headers?|html|images?|lines?|lists?|pages?|parts?|responses?|values?)',
    instead: 'cached page, cached fragment, persisted value',
  },
  { pattern: 'looks of|(card|page|part)s? looks', instead: 'variants' },
  {
    pattern: '(card|page|part|selector)s? marks|marks (of|in) (a |the )?(page|part|piece)s?',
    instead: 'placeholders, tokens',
  },
  {
    pattern: 'sheets? (stands? )?((is|are) )?turned (off|on)',
    instead: 'deferred, enabled stylesheets',
  },
  { pattern: 'rules (that )?stand in', instead: 'inlined critical CSS' },
  { pattern: 'handoffs?|pages? (hands?|handed) over', instead: 'serialized loader data' },
  {
    pattern: 'page frames?|frames? of (a|the|this|that|every|each) pages?|(load|use) frame',
    instead: 'layout',
    except: renders,
  },
  { pattern: 'first frame of', instead: 'next paint' },
  { pattern: 'in (slices|pieces)', instead: 'time slicing, chunks' },
  { pattern: 'pages? in sight|in sight|out of reach', instead: 'current page, visible, inert' },
  { pattern: 'from the network first', instead: 'network-first strategy' },

  // People and what they do.
  {
    pattern: 'acts?',
    only: 'names',
    instead: 'interaction, action, event',
    // `act` of React's tests.
    except: /\.test\.tsx$/,
  },
  {
    pattern:
      '(a|an|the|each|every|one|first|second|other|that|this|which|its|no|of|two|\\d+) acts?',
    only: 'sentences',
    instead: 'interaction, action, event',
  },
  {
    pattern:
      '(a|an|the|each|every|one|first|second|held|queued|that|this|its|of) press(es)?(?! (kit|release))|presses',
    only: 'sentences',
    instead: 'click, tap, key press',
  },
  {
    pattern: '(a|the|each|every) (hand|fingers?)(?!-)|fingers',
    only: 'sentences',
    instead: 'pointer, touch',
    except: renders,
  },
  {
    pattern: '(nobody|somebody|everybody|whoever|whomever)(?![@-])(?!\\.example)',
    instead: 'anonymous, public, or the user, visitor or caller by name',
  },
  { pattern: 'questions? about cookies', instead: 'consent prompt' },

  // Messages.
  {
    pattern:
      'areas? of words|words of (a|the|its|each|every|one) (area|language|locale|page|shop|site|tenant)s?',
    instead: 'messages, namespaces',
  },
  {
    pattern: '(?<!(count|latin|long|plain|split) )words',
    only: 'names',
    instead: 'messages, texts',
    except: searchedText,
  },

  // Builds and deployments.
  { pattern: '(former|another|earlier) builds?', instead: 'previous deployment, other deployment' },
  {
    pattern: 'builds? ends?(?! (with|to) )|(code|modules?|parts?|scripts?) (is|are) left out',
    instead: 'the build fails, code is removed',
  },

  // Names that mean several things.
  // Alone it is a field of the contract: the key properties of a product.
  {
    pattern: '[a-z]+ facts|facts [a-z]+',
    only: 'names',
    instead: 'the noun itself',
    except: renders,
  },
  {
    pattern: '(backup|category|database|delivery|field) places?',
    only: 'names',
    instead: 'directory, position, location, destination',
  },
  // `isAsker` is a field of the contract.
  { pattern: '(?<!is |\\.)asker', instead: 'actor, caller, requester' },

  // Unusual English.
  { pattern: 'anew', instead: 'again' },
  {
    pattern:
      '(stands?|stood|standing) (above|after|alone|among|at|before|behind|below|beside|between|here|in|next to|on|there|under|where|with)',
    only: 'sentences',
    instead: 'is, lives in',
    except: renders,
  },
]

/** Files whose words are not ours, or cannot change: migrations, the data and messages of shops, what programs write. */
export const unreadFiles: readonly RegExp[] = [
  /(^|\/)generated\//,
  /^apps\/platform\/migrations\//,
  /^apps\/platform\/catalogue\//,
  /\/(messages|languages)\/.+\.json$/,
  /^apps\/platform\/src\/testing\/everyday-searches\.ts$/,
  /(^|\/)pnpm-lock\.yaml$/,
  /^LICENSE$/,
  /^tooling\/checks\/src\/tables\//,
  /^tooling\/checks\/src\/(words|rules\/contents)\/[^/]+\.test\.ts$/,
]

/** What is read as text. */
export const readFiles =
  /\.(ts|tsx|mts|js|mjs|cjs|jsx|json|jsonc|yaml|yml|md|mdx|sql|graphql|css|html|py|sh|txt)$/
