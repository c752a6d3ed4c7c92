/** An application of another team. */
export interface Consumer {
  name: string
  /** Folder in `shops`. */
  template: string
  /** Packages of the kit that it installs. @default what its page imports */
  names?: readonly string[]
  /** What it installs beside the kit, as `package.json` names it. */
  dependencies: Record<string, string>
  /** Programs of its `node_modules/.bin`, with arguments. */
  build: readonly string[]
  /** Serves what was built on the port that is put behind. */
  serve: readonly string[]
}

const react18 = { react: '^18.3.1', 'react-dom': '^18.3.1' }
const react19 = { react: '^19.0.0', 'react-dom': '^19.0.0' }
const types = { typescript: '^5.9.0', '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0' }
const vite = {
  template: 'vite',
  build: ['vite', 'build'],
  serve: ['vite', 'preview', '--host', '127.0.0.1', '--port'],
}
const viteTools = { vite: '^7.0.0', '@vitejs/plugin-react': '^5.0.0' }

/** Versions are ranges: what an outside team gets today is what counts. */
export const consumers: readonly Consumer[] = [
  { ...vite, name: 'Vite, React 18', dependencies: { ...react18, ...viteTools } },
  { ...vite, name: 'Vite, React 19', dependencies: { ...react19, ...viteTools } },
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
