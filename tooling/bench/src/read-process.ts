import { readFile } from 'node:fs/promises'

/** Of Linux. */
const ticksPerSecond = 100

/** Resource usage of a process. */
export interface ProcessUse {
  /** Memory that is in use. */
  memoryMb: number
  /** Seconds of a processor that it has used. */
  busySeconds: number
  /** Those of its main thread, where a program's own code runs. */
  mainThreadSeconds: number
}

/** Reads a process's resource usage so far. */
export async function readProcess(pid: number): Promise<ProcessUse> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const memoryKb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1])
  return {
    memoryMb: memoryKb / 1_024,
    busySeconds: await readBusySeconds(`/proc/${pid}/stat`),
    mainThreadSeconds: await readBusySeconds(`/proc/${pid}/task/${pid}/stat`),
  }
}

async function readBusySeconds(path: string): Promise<number> {
  const stat = await readFile(path, 'utf8')
  // The name of the program, in brackets, may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
