/** A name reserved by a framework. */
export interface PrivateName {
  /** Found in identifiers, and in texts and regular expressions. */
  pattern: RegExp
  remedy: string
}

const stock =
  'use documented exports of Remix and React Router: hooks, components, exports of a route'

/** Names that its own documentation does not offer, and that a patch release may change. */
export const privateNames: readonly PrivateName[] = [
  { pattern: /\bUNSAFE_\w+/, remedy: stock },
  { pattern: /\b__(?:remix|reactRouter)[A-Z]\w*/, remedy: stock },
  { pattern: /\bserverHandoff\w*|\brenderMeta\b|\bstreamCache\b/, remedy: stock },
  {
    pattern: /\b__(?:SECRET|CLIENT|SERVER)_INTERNALS\w*/,
    remedy: 'use the documented interface of React',
  },
  {
    pattern: /\bsetFlagsFromString\b/,
    remedy: 'leave flags of V8 to NODE_OPTIONS of a deployment',
  },
]

/** Frameworks whose files below these folders are their own. */
export const privateModules =
  /^(?:@remix-run\/[\w-]+|react|react-dom|react-router(?:-dom)?|scheduler|vite|rollup)\/(?:dist|cjs|esm|umd|lib)\//

/** Where components of the router come from. */
export const routerPackages = /^(?:@remix-run\/react|react-router|react-router-dom)$/

/** The path of a file of a dependency, in a text or a regular expression. */
export const dependencyPath =
  /node_modules|(?:^|\/)(?:@remix-run|react|react-dom|react-router(?:-dom)?|scheduler|jotai|turbo-stream)\/|\/(?:dist|esm|cjs)\//

/** A path into a package: below a folder of its sources, which no entry is. */
export const privateSources = /\bsrc\/(?:\(|[\w-]+\/|(?:lib|components)\b)/
