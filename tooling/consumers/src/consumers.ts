/** An application of another team. */
export interface Consumer {
  name: string
  /** Folder in `shops`. */
  template: string
  /** Where the page that all applications show, and its generated operation, are in it. */
  pageFolder: string
  /** Packages of the kit that it does without; it installs all others. @default all that its page does not import */
  leavesOut?: readonly string[]
  /** Dependencies besides the kit, as in `package.json`. */
  dependencies: Record<string, string>
  /** Programs of its `node_modules/.bin`, with arguments. */
  build: readonly string[]
  /** Command that serves the build; the port is appended. */
  serve: readonly string[]
  /** Additional output of its build: a text in a file of that folder with that ending. */
  built?: readonly { folder: string; ending: string; text: string }[]
  /** Computed styles of its page, besides those of the kit. */
  styles?: readonly ExpectedStyle[]
}

/** A computed style of the first element that a selector finds. */
export interface ExpectedStyle {
  of: string
  property: string
  value: string
}

const react18 = { react: '^18.3.1', 'react-dom': '^18.3.1' }
const react19 = { react: '^19.0.0', 'react-dom': '^19.0.0' }
const types = { typescript: '^5.9.0', '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0' }
const vite = {
  template: 'vite',
  pageFolder: 'src',
  build: ['vite', 'build'],
  serve: ['vite', 'preview', '--host', '127.0.0.1', '--port'],
}
const vite7 = { vite: '^7.0.0', '@vitejs/plugin-react': '^5.0.0' }
const vite8 = { vite: '^8.0.0', '@vitejs/plugin-react': '^6.0.0' }
/** Options that evaluate the application's own styles. */
const linaria = {
  '@babel/preset-typescript': '^7.27.1',
  '@linaria/core': '^7.0.0',
  '@wyw-in-js/vite': '^1.1.0',
}

/** Bare elements of the application keep the browser's look. */
const untouched = [
  { of: '#own ul', property: 'list-style-type', value: 'disc' },
  { of: '#own ul', property: 'padding-left', value: '40px' },
]
/** Utilities of Tailwind win over the kit, and the kit over Tailwind's rules for bare elements. */
const tailwind = [{ of: '.rounded-none', property: 'border-top-left-radius', value: '0px' }]
/** A sheet of the application in a layer below the kit's applies to its own elements. */
const legacy = [{ of: '#own button', property: 'background-color', value: 'rgb(26, 26, 26)' }]

/** Versions are ranges: an outside team gets the newest. */
export const consumers: readonly Consumer[] = [
  { ...vite, name: 'Vite 7, React 18', dependencies: { ...react18, ...vite7 }, styles: legacy },
  { ...vite, name: 'Vite 8, React 19', dependencies: { ...react19, ...vite8 }, styles: legacy },
  {
    ...vite,
    name: 'Vite 8, sheets one by one',
    template: 'vite-sheets',
    dependencies: { ...react19, ...vite8 },
    styles: untouched,
  },
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
    pageFolder: 'app',
    dependencies: {
      ...react19,
      ...types,
      next: 'latest',
      '@types/node': '^20.0.0',
      tailwindcss: '^4.0.0',
      '@tailwindcss/postcss': '^4.0.0',
    },
    styles: tailwind,
    build: ['next', 'build'],
    serve: ['next', 'start', '--hostname', '127.0.0.1', '--port'],
  },
  {
    name: 'React Router 7',
    template: 'react-router',
    pageFolder: 'app',
    styles: tailwind,
    dependencies: {
      ...react19,
      ...types,
      vite: '^7.0.0',
      'react-router': '7.18.4',
      '@react-router/dev': '7.18.4',
      '@react-router/node': '7.18.4',
      '@react-router/serve': '7.18.4',
      isbot: '^5.0.0',
      tailwindcss: '^4.0.0',
      '@tailwindcss/vite': '^4.0.0',
    },
    build: ['react-router', 'build'],
    serve: ['react-router-serve', './build/server/index.js'],
  },
]
