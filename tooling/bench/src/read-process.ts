import { readFile } from 'node:fs/promises'

/** Of Linux. */
const ticksPerSecond = 100

/** Memory of a process that is in use, in MB, and the seconds of a processor that it has used. */
export async function readProcess(pid: number): Promise<{ memoryMb: number; busySeconds: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const memoryKb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1])
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in brackets, may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const busySeconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  return { memoryMb: memoryKb / 1_024, busySeconds }
}
