import { execFile } from 'node:child_process'

/** Runs a program until it exits. @returns its output. @throws with its output when it fails. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: { cwd: string; env?: Record<string, string> },
): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      program,
      args,
      { cwd: options.cwd, env: { ...process.env, ...options.env }, maxBuffer: 16 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout)
        reject(new Error(`${program} ${args.join(' ')} failed.\n${stdout}\n${stderr}`))
      },
    )
  })
}
