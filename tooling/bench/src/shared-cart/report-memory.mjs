import { renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Preloaded into the platform: on a signal, forces a garbage collection and writes the remaining
// memory.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('SIGUSR2', () => {
  // The next collection frees memory that finalizers released.
  collect()
  setTimeout(() => {
    collect()
    const path = join(tmpdir(), `floga-memory-${process.pid}.json`)
    writeFileSync(`${path}.new`, JSON.stringify(process.memoryUsage()))
    renameSync(`${path}.new`, path)
  }, 200)
})
