/** An application of another team. */
export interface Consumer {
  name: string
  /** Folder in `shops`. */
  template: string
  /** Packages of the kit that it does without; it installs all others. @default all that its page does not import */
  leavesOut?: readonly string[]
  /** What it installs beside the kit, as `package.json` names it. */
  dependencies: Record<string, string>
  /** Programs of its `node_modules/.bin`, with arguments. */
  build: readonly string[]
  /** Serves what was built on the port that is put behind. */
  serve: readonly string[]
  /** What its build has to leave besides: a text in one of the files of that folder that end so. */
  built?: readonly { folder: string; ending: string; text: string }[]
}

const react18 = { react: '^18.3.1', 'react-dom': '^18.3.1' }
const react19 = { react: '^19.0.0', 'react-dom': '^19.0.0' }
const types = { typescript: '^5.9.0', '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0' }
const vite = {
  template: 'vite',
  build: ['vite', 'build'],
  serve: ['vite', 'preview', '--host', '127.0.0.1', '--port'],
}
const vite7 = { vite: '^7.0.0', '@vitejs/plugin-react': '^5.0.0' }
const vite8 = { vite: '^8.0.0', '@vitejs/plugin-react': '^6.0.0' }
/** What styles of one's own are evaluated with. */
const linaria = {
  '@babel/preset-react': '^7.27.1',
  '@babel/preset-typescript': '^7.27.1',
  '@linaria/core': '^7.0.0',
  '@wyw-in-js/vite': '^1.1.0',
}

/** Versions are ranges: what an outside team gets today is what counts. */
export const consumers: readonly Consumer[] = [
  { ...vite, name: 'Vite 7, React 18', dependencies: { ...react18, ...vite7 } },
  { ...vite, name: 'Vite 8, React 19', dependencies: { ...react19, ...vite8 } },
  {
    ...vite,
    name: 'Vite 8, plugins of the kit',
    template: 'vite-build',
    // Its pages are those of Remix 2, which builds with Vite 6 alone.
    leavesOut: ['@floga/storefront'],
    dependencies: { ...react19, ...vite8, ...linaria },
    built: [
      { folder: 'dist/assets', ending: '.css', text: 'padding:13px' },
      { folder: 'dist/worker/on', ending: 'sw.js', text: 'consumer' },
    ],
  },
  {
    name: 'Next',
    template: 'next',
    dependencies: { ...react19, ...types, next: 'latest', '@types/node': '^20.0.0' },
    build: ['next', 'build'],
    serve: ['next', 'start', '--hostname', '127.0.0.1', '--port'],
  },
  {
    name: 'React Router 7',
    template: 'react-router',
    dependencies: {
      ...react19,
      ...types,
      vite: '^7.0.0',
      'react-router': '7.18.4',
      '@react-router/dev': '7.18.4',
      '@react-router/node': '7.18.4',
      '@react-router/serve': '7.18.4',
      isbot: '^5.0.0',
    },
    build: ['react-router', 'build'],
    serve: ['react-router-serve', './build/server/index.js'],
  },
]
