/** A folder with more entries wants sub-folders by feature. */
export const maxFolderEntries = 25

/** Folders that may hold more: data, images and lists that are one thing each. */
export const longFolders: readonly RegExp[] = [
  /(^|\/)(images|pictures|screenshots|assets|migrations|fonts)(\/|$)/,
  /^apps\/platform\/catalogue(\/|$)/,
  /^packages\/ui\/src\/(lib|components)$/,
  /^docs\/decisions$/,
]

/** Files that are named by a framework or a tool, or by the entry of a package that they are. */
export const fixedFileNames: readonly RegExp[] = [
  /(^|\/)(main|index|root|routes|setup|env|entry\.client|entry\.server)\.(ts|tsx|mjs|js)$/,
  /\.styles\.ts$/,
  /(^|\/)[^/]+\.config\.(ts|mts|mjs|js)$/,
  /\.d\.ts$/,
  /(^|\/)\.storybook\//,
  /^packages\/[^/]+\/src\/[^/]+\.tsx?$/,
  /^packages\/[^/]+\/examples\//,
]

/** Exports of a route module that Remix uses; a module with no others is named after its path. */
export const routeExports: readonly string[] = [
  'loader',
  'action',
  'clientLoader',
  'clientAction',
  'meta',
  'links',
  'handle',
  'headers',
  'shouldRevalidate',
  'ErrorBoundary',
  'HydrateFallback',
]

/** A file with fewer lines that a single other file imports belongs into that file. */
export const smallFileLines = 12
