import type { UnusedParts } from './leave-out.js'

/** Flags of Remix that a shop has set for good, by their names. */
export type FutureFlags = Readonly<Record<`v3_${string}`, boolean>>

/** What a shop on single fetch whose routes are all known does not need in a browser. */
export function unusedParts(future: FutureFlags): UnusedParts[] {
  return [...remixParts, routerParts(future), ...reactRouterParts, ...reactParts]
}

/** Every browser that modules are built for has it. */
const assign = { _extends: 'return Object.assign(...arguments)' }

const remixParts: readonly UnusedParts[] = [
  {
    module: /\/@remix-run\/react\/dist\/esm\/_virtual\/_rollupPluginBabelHelpers\.js$/,
    functions: assign,
  },
  {
    module: /\/@remix-run\/react\/dist\/esm\/errorBoundaries\.js$/,
    functions: {
      // For errors of the layout itself. Stacks and advice are for developers.
      RemixRootDefaultErrorBoundary:
        'console.error(error); const title = "Application Error"; return React.createElement(BoundaryShell, { title, isOutsideRemixApp }, React.createElement("h1", null, title))',
    },
  },
  {
    module: /\/@remix-run\/react\/dist\/esm\/browser\.js$/,
    replaced: [
      // Modules are exchanged in development alone.
      ['router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;', ''],
      [/let hmrRouterReadyPromise = new Promise\([\s\S]+?\n\}\);/g, ''],
      [/if \(hmrRouterReadyResolve\) \{[\s\S]+?\}/g, ''],
    ],
  },
  {
    module: /\/@remix-run\/react\/dist\/esm\/fog-of-war\.js$/,
    functions: { getPatchRoutesOnNavigationFunction: '', useFogOFWarDiscovery: '' },
  },
  {
    module: /\/@remix-run\/react\/dist\/esm\/routes\.js$/,
    replaced: [
      // Single fetch always hands its own way to ask over.
      ['typeof singleFetch === "function"', 'true'],
      ['if (needsRevalidation) {', 'if (false) {'],
      // A page that a server wrote has its data.
      ['route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', 'undefined'],
    ],
  },
  {
    module: /\/@remix-run\/react\/dist\/esm\/components\.js$/,
    replaced: [
      ['typeof __remixContext === "object" && __remixContext.a', 'false'],
      // Written by the server, and left as they are by the browser.
      ['let contextScript = staticContext ?', 'let contextScript = false ?'],
      ['let routeModulesScript = !isStatic ?', 'let routeModulesScript = true ?'],
    ],
  },
]

function routerParts(future: FutureFlags): UnusedParts {
  return {
    module: /\/@remix-run\/router\/dist\/router\.js$/,
    replaced: [
      // What Remix asks of the router.
      [
        /\bfuture\.v7_(?:normalizeFormMethod|partialHydration|prependBasename|skipActionErrorRevalidation)\b/g,
        'true',
      ],
      [/\bfuture\.v7_fetcherPersist\b/g, String(future['v3_fetcherPersist'] === true)],
      [/\bfuture\.v7_relativeSplatPath\b/g, String(future['v3_relativeSplatPath'] === true)],
      ['init.dataStrategy || defaultDataStrategy', 'init.dataStrategy'],
      ['init.detectErrorBoundary', 'undefined'],
      ['const isServer = !isBrowser;', 'const isServer = false;'],
      [/const isBrowser = .+;/g, 'const isBrowser = true;'],
      // All routes are known.
      ['init.patchRoutesOnNavigation', 'undefined'],
      ['fogOfWar.active = false;', ''],
      ['fogOfWar.active', 'false'],
      [/if \(isFogOfWar\) \{/g, 'if (false) {'],
      ['!isFogOfWar && ', ''],
      [/if \(!isFogOfWar\) \{/g, 'if (true) {'],
      ['!initialMatchesIsFOW', 'true'],
      // Blockers.
      [/if \(blockerKey(?: && delta != null)?\) \{/g, 'if (false) {'],
      [/if \(unblockBlockerHistoryUpdate\) \{/g, 'if (false) {'],
      // View transitions.
      [/if \(isBrowser\) \{(?=\s+\/\/.+\s+\/\/.+\s+restoreAppliedTransitions)/g, 'if (false) {'],
      ['(opts && opts.enableViewTransition) === true', 'false'],
      [/appliedViewTransitions\.get\([^()]*\)/g, 'undefined'],
      [/appliedViewTransitions\.has\([^()]*\)/g, 'false'],
    ],
    functions: {
      // Warnings for developers, which the router gives to customers too.
      warning: '',
      // Routes are exchanged in development alone.
      _internalSetRoutes: '',
      // All routes are known.
      checkFogOfWar: 'return { matches: null }',
      patchRoutes: '',
      ...assign,
      shouldBlockNavigation: '',
      getBlocker: '',
      deleteBlocker: '',
      updateBlocker: '',
      // `defer`.
      isDeferredResult: 'return false',
      isDeferredData: 'return false',
      cancelActiveDeferreds: 'return []',
      resolveNavigationDeferredResults: '',
      resolveFetcherDeferredResults: '',
    },
  }
}

/** What hooks are called, which only errors in development say. */
const hookNames = /\bDataRouter(?:State)?Hook\.\w+(?=\))/g

const reactRouterParts: readonly UnusedParts[] = [
  {
    module: /\/react-router\/dist\/index\.js$/,
    replaced: [
      [hookNames, ''],
      // React 18 has it.
      ['React[START_TRANSITION]', 'React.startTransition'],
    ],
    functions: {
      ...assign,
      logV6DeprecationWarnings: '',
      // Remix has a boundary of its own.
      DefaultErrorComponent: 'return null',
    },
  },
  {
    module: /\/react-router-dom\/dist\/index\.js$/,
    replaced: [
      [hookNames, ''],
      [/^\(function \((DataRouter\w*Hook)\) \{[^}]+\}\)\(\1 \|\| \(\1 = \{\}\)\);$/gm, ''],
      // React 18 has them.
      ['React[START_TRANSITION]', 'React.startTransition'],
      ['ReactDOM[FLUSH_SYNC]', 'ReactDOM.flushSync'],
      ['React[USE_ID]', 'React.useId'],
      // View transitions.
      [/let isViewTransitionUnavailable = .+;/g, ''],
      ['if (!viewTransitionOpts || isViewTransitionUnavailable) {', 'if (true) {'],
      ['if (vtContext.isTransitioning && !vtContext.flushSync) {', 'if (false) {'],
      [/if \(renderDfd && pendingState && [^{]+\{/g, 'if (false) {'],
      ['if (!vtContext.isTransitioning && interruption) {', 'if (false) {'],
    ],
    functions: assign,
  },
]

const reactParts: readonly UnusedParts[] = [
  {
    module: /\/react-dom\/cjs\/react-dom\.production\.min\.js$/,
    // Without words: what is minified has no blanks around them.
    replaced: [
      // Internet Explorer, Windows 8.
      [/"documentMode" ?in document/g, '!1'],
      ['document.documentMode', 'void 0'],
      [/"oninput" ?in document/g, '!0'],
      [/"undefined"!==typeof MSApp&&MSApp\.execUnsafeLocalFunction/g, '!1'],
      [/!\("undefined"===typeof window\|\|[^()]+\)/g, '!0'],
    ],
    // Roots as they were before React 18.
    exported: [
      'findDOMNode',
      'hydrate',
      'render',
      'unmountComponentAtNode',
      'unstable_renderSubtreeIntoContainer',
    ],
  },
  {
    module: /\/react\/cjs\/react\.production\.min\.js$/,
    // For tests, which production has an error for, and for what React has given up itself.
    exported: ['act', 'createFactory', 'unstable_act'],
  },
  {
    module: /\/scheduler\/cjs\/scheduler\.production\.min\.js$/,
    // React asks for none of them.
    exported: [
      'unstable_continueExecution',
      'unstable_forceFrameRate',
      'unstable_getFirstCallbackNode',
      'unstable_next',
      'unstable_pauseExecution',
      'unstable_runWithPriority',
      'unstable_wrapCallback',
    ],
  },
]
