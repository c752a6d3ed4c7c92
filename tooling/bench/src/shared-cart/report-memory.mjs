import { renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into the platform: when asked by a signal, collects what nothing refers to any more, and writes what is left.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('SIGUSR2', () => {
  // What is freed by finalizers goes with the next collection.
  collect()
  setTimeout(() => {
    collect()
    const path = join(tmpdir(), `floga-memory-${process.pid}.json`)
    writeFileSync(`${path}.new`, JSON.stringify(process.memoryUsage()))
    renameSync(`${path}.new`, path)
  }, 200)
})
