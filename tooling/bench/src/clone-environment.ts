/** The environment without what the package manager that runs this program tells its scripts. */
export function cloneEnvironment(): NodeJS.ProcessEnv {
  const names = Object.keys(process.env).filter(
    (name) => !/^(npm_|pnpm_|INIT_CWD$|DATA_DIR$|DATABASE_URL$)/i.test(name),
  )
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}
